import type { StatementProfile } from './statement-profile.ts';

/** How the last file of an account was read, and what it called the account. */
export type KeptReading = { readonly profile: StatementProfile | null; readonly fileAccount: string | null };

/**
 * What a file calls the account where nobody says it: as the last one did, if both name accounts in the same columns. Another bank's, or
 * another layout, writes the name otherwise or not at all, and no line of it would be the account's.
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
