import { describe, expect, it } from 'vitest';
import { BANK_PROFILES } from './bank-profiles.ts';
import { keptFileAccount } from './kept-file-account.ts';
import type { CsvProfile, StatementProfile } from './statement-profile.ts';

const { desjardins, bmo, td } = BANK_PROFILES;
const OFX: StatementProfile = { format: 'ofx' };
const OTHER_DATES: CsvProfile = { ...desjardins, dateForm: 'DD/MM/YYYY' };

type Row = readonly [string, StatementProfile | null, StatementProfile, string | null];

const ROWS: readonly Row[] = [
  ['is kept for the next file of the same layout', desjardins, desjardins, 'EOP'],
  ['is kept for the next file of OFX', OFX, OFX, 'EOP'],
  ['is kept for OFX of another encoding', OFX, { format: 'ofx', encoding: 'utf-8' }, 'EOP'],
  ['is kept where dates are read otherwise', desjardins, OTHER_DATES, 'EOP'],
  ['is not kept for a bank that names it elsewhere', desjardins, bmo, null],
  ['is not kept where one of its columns is another', desjardins, { ...desjardins, account: [1, 3] }, null],
  ['is not kept where two columns are not one', desjardins, { ...desjardins, account: [12] }, null],
  ['is not kept for a bank that does not name it', desjardins, td, null],
  ['is not kept for OFX after separated columns', td, OFX, null],
  ['is not kept for separated columns after OFX', OFX, desjardins, null],
  ['is not known before the first file', null, desjardins, null],
];

describe('what a file called the account', () => {
  it.each(ROWS)('%s', (_row, profile, chosen, name) => {
    expect(keptFileAccount({ profile, fileAccount: 'EOP' }, chosen)).toBe(name);
  });
});
