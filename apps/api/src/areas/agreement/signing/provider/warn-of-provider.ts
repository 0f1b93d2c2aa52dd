import type { Deps } from '../../../../platform/deps.ts';

/** Warns at the start that orders whose purchasers sign a prescribed form are not signed at the provider. */
export function warnOfProvider({ signingProvider, log }: Pick<Deps, 'signingProvider' | 'log'>): void {
  if (signingProvider !== null) {
    log.warn(
      'papers are signed at a signing provider, which cannot show the prescribed forms: once the exemption of orders is decided (law.json), orders that need one cannot be signed until the provider is taken out of the settings',
    );
  }
}
