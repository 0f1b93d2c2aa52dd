import { BANK_PROFILES, KNOWN_BANKS, type KnownBank } from './bank-profiles.ts';
import type { BankRow } from './statement.ts';
import type { CsvProfile } from './statement-profile.ts';
import { type StatementReader, statementReader } from './statement-reader.ts';

/** How a file's rows are told apart. */
export type RowsOf = Pick<CsvProfile, 'delimiter' | 'encoding'>;

/**
 * The known banks by whose profile every line of a file can be read. It is a proposal for a person: with none, or with several, nobody
 * but a person says how the file is read, and with one it is a person who agrees. `eachRow` gives the rows of the file as they are told
 * apart, once for all banks that write so, until `take` says that nobody needs more; false where that is impossible.
 */
export async function proposeProfiles(
  eachRow: (how: RowsOf, take: (row: BankRow) => boolean) => Promise<boolean>,
): Promise<KnownBank[]> {
  const proposed = new Set<KnownBank>();
  for (const group of groupsOfBanks()) {
    let readers = group.banks.map((bank) => ({ bank, reader: statementReader(BANK_PROFILES[bank]) }));
    const isTold = await eachRow(group.how, (row) => {
      for (const { reader } of readers) {
        reader.take(row);
      }
      readers = readers.filter(({ reader }) => !reader.isRefused());
      return readers.length > 0;
    });
    for (const { bank, reader } of isTold ? readers : []) {
      if (isReadable(reader)) {
        proposed.add(bank);
      }
    }
  }
  return KNOWN_BANKS.filter((bank) => proposed.has(bank));
}

function isReadable(reader: StatementReader): boolean {
  return reader.end().problems.every(({ code }) => code === 'several-accounts');
}

function groupsOfBanks(): { how: RowsOf; banks: KnownBank[] }[] {
  const groups = new Map<string, { how: RowsOf; banks: KnownBank[] }>();
  for (const bank of KNOWN_BANKS) {
    const { delimiter, encoding } = BANK_PROFILES[bank];
    const key = `${delimiter} ${encoding}`;
    const group = groups.get(key) ?? { how: { delimiter, encoding }, banks: [] };
    group.banks.push(bank);
    groups.set(key, group);
  }
  return [...groups.values()];
}
