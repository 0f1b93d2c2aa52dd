import { BANK_PROFILES, KNOWN_BANKS, type KnownBank } from './bank-profiles.ts';
import { readStatementRows } from './read-statement-rows.ts';
import type { BankRow, ReadStatement } from './statement.ts';
import type { CsvProfile } from './statement-profile.ts';

export type ProfileProposal = { readonly bank: KnownBank; readonly read: ReadStatement };

/**
 * The known banks by whose profile every line of a file can be read. It is a proposal for a person: with none, or with several, nobody
 * but a person says how the file is read, and with one it is a person who agrees. `takeApart` gives the rows of the file as a profile
 * separates them; null where that is impossible.
 */
export async function proposeProfiles(
  takeApart: (profile: CsvProfile) => Promise<readonly BankRow[] | null>,
): Promise<ProfileProposal[]> {
  const proposals: ProfileProposal[] = [];
  for (const bank of KNOWN_BANKS) {
    const profile = BANK_PROFILES[bank];
    const rows = await takeApart(profile);
    const read = rows === null ? null : readStatementRows(rows, profile);
    if (read?.problems.every(({ code }) => code === 'several-accounts')) {
      proposals.push({ bank, read });
    }
  }
  return proposals;
}
