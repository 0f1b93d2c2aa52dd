import type { Language } from '@portal/domain/ground/people/languages';

/** What a ceremony needs besides texts and places to sign. */
export type CeremonyNeeds = {
  /** Of its documents, the one that is shown first before the others. */
  languages: readonly Language[];
  purchasers: number;
  /** The prescribed forms among its papers. */
  forms: readonly string[];
};

/**
 * Whether a signing provider can hold a ceremony. It shows no choice of which one row is initialled, as prescribed forms have; not the French
 * version before another may be chosen; and it asks nobody but the first signer who they are. The portal holds those itself.
 */
export function canProviderShow({ languages, purchasers, forms }: CeremonyNeeds): boolean {
  return languages.length === 1 && purchasers === 1 && forms.length === 0;
}
