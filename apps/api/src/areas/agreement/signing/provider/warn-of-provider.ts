import type { Deps } from '../../../../platform/deps.ts';

/** Says at the start which ceremonies the portal holds itself although there is a provider. */
export function warnOfProvider({ signingProvider, log }: Pick<Deps, 'signingProvider' | 'log'>): void {
  if (signingProvider !== null) {
    log.warn(
      'papers are signed at a signing provider, but for those that it cannot show: orders with a prescribed form, of two people, or of somebody in Quebec who may choose English are signed in the portal',
    );
  }
}
