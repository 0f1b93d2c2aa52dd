import type { StatementProfile } from './statement-profile.ts';

/** How the last file of an account was read, and what it called the account. */
export type KeptReading = { readonly profile: StatementProfile | null; readonly fileAccount: string | null };

/**
 * What a file calls the account where nobody says so: the name in the last file, if both name accounts in the same columns. Another bank, or
 * another layout, writes the name differently or not at all, and no line would belong to the account.
 */
export function keptFileAccount(
  { profile, fileAccount }: KeptReading,
  chosen: StatementProfile,
): string | null {
  return profile !== null && placeOfName(profile) === placeOfName(chosen) ? fileAccount : null;
}

function placeOfName(profile: StatementProfile): string {
  return profile.format === 'ofx' ? profile.format : profile.account.join();
}
