import { BANK_PROFILES } from '@portal/domain/money/bank/statements/bank-profiles';
import { describe, expect, it } from 'vitest';
import { tdFile } from '../../../../testing/bank.ts';
import type { TrustAccount } from '../accounts/trust-accounts.store.ts';
import { balanceStatement, readForAccount, type StatementInput } from './statement-input.ts';

const ACCOUNT: TrustAccount = {
  id: 'trust',
  name: 'Trust',
  profile: null,
  fileAccount: null,
  openedOn: '2026-10-01',
  bankCents: 0n,
  lastDay: null,
  openLines: 0,
};
const MONDAY = [
  ['2026-10-05', 'WIRE', 75],
  ['2026-10-05', 'FEE', -25],
] as const;

/** A file of CIBC, which has no balances, and what a person adds to it. */
const said = (changes: Partial<StatementInput>): StatementInput => ({
  fileName: 'october.csv',
  bytes: Buffer.from('2026-10-05,"WIRE",,75.00\n2026-10-06,"FEE",25.00,\n'),
  profile: 'cibc',
  fileAccount: undefined,
  openingCents: undefined,
  closingCents: undefined,
  ...changes,
});
const refused = (...fields: object[]) => ({ code: 'VALIDATION', details: { fields } });

describe('a file for an account in trust', () => {
  it('is not read until somebody says which bank’s it is', async () => {
    await expect(readForAccount(ACCOUNT, said({ profile: undefined }))).rejects.toMatchObject(
      refused({ path: 'profile', key: 'officeMoney.profileMissing' }),
    );
  });

  it('is read as stated, then like the last one, and as OFX where that is stated', async () => {
    const kept = { ...ACCOUNT, profile: BANK_PROFILES.td };
    const profileFor = async (profile: StatementInput['profile']) =>
      (await readForAccount(kept, said({ profile }))).profile;
    expect(await profileFor('cibc')).toBe(BANK_PROFILES.cibc);
    expect(await profileFor(BANK_PROFILES.rbc)).toBe(BANK_PROFILES.rbc);
    expect(await profileFor(undefined)).toBe(BANK_PROFILES.td);
    expect(await profileFor('ofx')).toEqual({ format: 'ofx' });
  });

  it('that cannot be read is refused by line, or as a whole where the whole is wrong', async () => {
    const lines = said({ bytes: Buffer.from('2026-10-05,"WIRE",,x\n2026-10-06,"FEE",,y\n') });
    const issue = (line: number) => ({
      path: `file.${line}`,
      key: 'officeMoney.problems.amountUnreadable',
      values: { line },
    });
    await expect(balanceStatement(ACCOUNT, lines)).rejects.toMatchObject(refused(issue(1), issue(2)));
    const empty = balanceStatement(ACCOUNT, said({ bytes: Buffer.of() }));
    const fields = await empty.catch((error) => error.details.fields);
    expect(fields).toEqual([{ path: 'file', key: 'officeMoney.problems.empty' }]);
  });
});

describe('the balances of a file', () => {
  it.each([
    ['its lines bring less than the page says, by the cent', 100_000n, 105_001n, '0.01'],
    ['its lines bring more than the page says', 100_000n, 104_000n, '-10.00'],
    ['the account owed the bank before them', -100_000n, 0n, '950.00'],
  ])('are refused where %s', async (_row, openingCents, closingCents, difference) => {
    const sent = balanceStatement(ACCOUNT, said({ openingCents, closingCents }));
    await expect(sent).rejects.toMatchObject(
      refused({ path: 'closingBalance', key: 'officeMoney.sumWrong', values: { difference } }),
    );
  });

  it('read off the page are accepted where the file has none and they add up', async () => {
    const balances = { openingCents: -100_000n, closingCents: -95_000n };
    expect(await balanceStatement(ACCOUNT, said(balances))).toMatchObject(balances);
  });

  it.each([
    ['before its lines', { openingCents: 1n }, 0, 'openingBalance', '0.00'],
    ['after its lines', { closingCents: 15_001n }, 100, 'closingBalance', '150.00'],
    ['of an account that owes', { closingCents: 15_000n }, -200, 'closingBalance', '-150.00'],
  ])(
    'of the file itself are not contradicted by what somebody types %s',
    async (_row, typed, before, path, amount) => {
      const sent = balanceStatement(
        ACCOUNT,
        said({ profile: 'td', bytes: tdFile(MONDAY, before), ...typed }),
      );
      await expect(sent).rejects.toMatchObject(
        refused({ path, key: 'officeMoney.balanceContradicts', values: { amount } }),
      );
    },
  );

  it('in the file are used, and may be typed again as they are', async () => {
    const balances = { openingCents: 10_000n, closingCents: 15_000n };
    for (const typed of [{}, { openingCents: 10_000n }, balances]) {
      const sent = said({ profile: 'td', bytes: tdFile(MONDAY, 100), ...typed });
      expect(await balanceStatement(ACCOUNT, sent)).toMatchObject(balances);
    }
  });

  it.each([
    ['opening', {}, 'openingBalance'],
    ['closing', { openingCents: 0n }, 'closingBalance'],
  ])('are asked for, the %s one where nobody says it', async (_row, typed, path) => {
    await expect(balanceStatement(ACCOUNT, said(typed))).rejects.toMatchObject(
      refused({ path, key: 'officeMoney.balanceMissing' }),
    );
  });
});
