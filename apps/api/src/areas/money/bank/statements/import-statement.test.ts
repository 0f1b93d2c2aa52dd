import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile, keptLines, openAccount, tdFile } from '../../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { listTrustAccounts } from '../accounts/trust-accounts.store.ts';
import { importStatement } from './import-statement.ts';
import { presentPreview, previewStatement } from './preview-statement.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const MONDAY = [
  ['2026-10-05', 'WIRE A', 2500],
  ['2026-10-05', 'FEE', -6],
  ['2026-10-05', 'FEE', -6],
] as const;
const TUESDAY = ['2026-10-06', 'WIRE B', 1000.07] as const;

async function linesOf(accountId: string) {
  const lines = (await keptLines(portal.deps)).filter((line) => line.accountId === accountId);
  return lines.map(({ description, cents }) => `${description} ${cents}`);
}

async function passedOver(statementId: string) {
  return portal.db
    .selectFrom('bank_rows_passed_over')
    .select(['line_number', 'because'])
    .where('statement_id', '=', statementId)
    .orderBy('line_number')
    .execute();
}

const refused = (key: string, values: object = expect.anything()) => ({
  code: 'VALIDATION',
  details: { fields: [expect.objectContaining({ key, ...(values === undefined ? {} : { values }) })] },
});

describe("a bank's file for an account in trust", () => {
  it('adds its lines, two that look alike as two, and stores how it was read', async () => {
    const id = await openAccount(portal.deps);
    expect(await importFile(portal.deps, id, tdFile(MONDAY))).toMatchObject({ lines: 3, newLines: 3 });
    expect(await linesOf(id)).toEqual(['WIRE A 250000', 'FEE -600', 'FEE -600']);
    const account = (await listTrustAccounts(portal.db)).find((each) => each.id === id);
    expect(account).toMatchObject({ bankCents: 248_800n, lastDay: '2026-10-05', profile: { format: 'csv' } });
  });

  it('is known when it comes again', async () => {
    const id = await openAccount(portal.deps);
    await importFile(portal.deps, id, tdFile(MONDAY));
    await expect(importFile(portal.deps, id, tdFile(MONDAY))).rejects.toMatchObject({
      code: 'STATEMENT_KNOWN',
    });
    expect(await linesOf(id)).toHaveLength(3);
  });

  it('adds the new lines of one that overlaps, and names the known ones', async () => {
    const id = await openAccount(portal.deps);
    await importFile(portal.deps, id, tdFile(MONDAY.slice(0, 2)));
    const second = await importFile(portal.deps, id, tdFile([...MONDAY, TUESDAY]));
    expect(second).toMatchObject({ lines: 4, newLines: 2 });
    expect(await linesOf(id)).toEqual(['WIRE A 250000', 'FEE -600', 'FEE -600', 'WIRE B 100007']);
    expect(await passedOver(second.id)).toEqual([
      { line_number: 1, because: 'known' },
      { line_number: 2, because: 'known' },
    ]);
  });

  it('is previewed before the import: its new lines, and the resulting balance', async () => {
    const accountId = await openAccount(portal.deps);
    await importFile(portal.deps, accountId, tdFile(MONDAY.slice(0, 2)));
    const seen = presentPreview(
      await previewStatement(portal.deps, accountId, {
        fileName: 'october.csv',
        bytes: tdFile([...MONDAY, TUESDAY]),
        profile: undefined,
        fileAccount: undefined,
        openingCents: undefined,
        closingCents: undefined,
      }),
    );
    expect(seen).toMatchObject({ isKnown: false, proposals: ['td'] });
    expect(seen.read).toMatchObject({ lineCount: 4, newCount: 2, held: 2494, after: 3488.07 });
    expect(seen.read?.firstLines.map(({ isNew }) => isNew)).toEqual([false, false, true, true]);
  });

  it('is refused with the difference where earlier lines are missing', async () => {
    const id = await openAccount(portal.deps);
    await expect(importFile(portal.deps, id, tdFile([TUESDAY], 2488))).rejects.toMatchObject(
      refused('officeMoney.statementGap', { difference: '2488.00' }),
    );
    expect(await linesOf(id)).toEqual([]);
  });

  it('is refused whole for one unreadable line, with its number', async () => {
    const id = await openAccount(portal.deps);
    const bytes = Buffer.from(
      tdFile([...MONDAY, TUESDAY])
        .toString()
        .replace('1000.07', '1000.0.7'),
    );
    await expect(importFile(portal.deps, id, bytes)).rejects.toMatchObject({
      details: {
        fields: [{ path: 'file.4', key: 'officeMoney.problems.amountUnreadable', values: { line: 4 } }],
      },
    });
    expect(await linesOf(id)).toEqual([]);
  });

  describe('without balances', () => {
    const bytes = Buffer.from('2026-10-05,"WIRE",,7500.00\n2026-10-06,"FEE",25.00,\n');
    const withBalances = (openingCents?: bigint, closingCents?: bigint) => ({
      fileName: 'cibc.csv',
      bytes,
      profile: 'cibc' as const,
      fileAccount: undefined,
      openingCents,
      closingCents,
    });

    it.each([
      ['the opening balance', withBalances(), 'officeMoney.balanceMissing'],
      ['the closing balance', withBalances(0n), 'officeMoney.balanceMissing'],
      ['a closing balance that follows', withBalances(0n, 747_501n), 'officeMoney.sumWrong'],
    ])('asks for %s', async (_what, input, key) => {
      const id = await openAccount(portal.deps);
      await expect(importStatement(portal.deps, STAFF, id, input)).rejects.toMatchObject({
        details: { fields: [expect.objectContaining({ key })] },
      });
    });

    it('is imported with those of the bank’s page', async () => {
      const id = await openAccount(portal.deps);
      expect(await importStatement(portal.deps, STAFF, id, withBalances(0n, 747_500n))).toMatchObject({
        newLines: 2,
      });
    });
  });

  it('of another bank is not searched for the account’s earlier name', async () => {
    const id = await openAccount(portal.deps);
    const folio = (name: string, day: string) =>
      `"Caisse","0417001","${name}","${day}",1,"D\u00E9p\u00F4t","","",5.00,"","","","",5.00`;
    const input = {
      fileName: 'statement.csv',
      bytes: Buffer.from([folio('EOP', '2026/10/05'), folio('ES1', '2026/10/05')].join('\n'), 'latin1'),
      profile: 'desjardins' as const,
      fileAccount: '0417001 EOP',
      openingCents: undefined,
      closingCents: undefined,
    };
    await importStatement(portal.deps, STAFF, id, input);
    await importFile(portal.deps, id, tdFile([['2026-10-06', 'WIRE', 1]], 5));
    expect(await linesOf(id)).toEqual(['D\u00E9p\u00F4t 500', 'WIRE 100']);
  });

  it('is one import when two people send it at once', async () => {
    const id = await openAccount(portal.deps);
    const sent = await Promise.allSettled([1, 2].map(() => importFile(portal.deps, id, tdFile(MONDAY))));
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await linesOf(id)).toHaveLength(3);
  });

  it('does not double the lines of two overlapping files sent at once', async () => {
    const id = await openAccount(portal.deps);
    await Promise.allSettled([
      importFile(portal.deps, id, tdFile(MONDAY)),
      importFile(portal.deps, id, tdFile([...MONDAY, TUESDAY])),
    ]);
    const lines = await linesOf(id);
    expect(lines.filter((line) => line === 'WIRE A 250000')).toHaveLength(1);
    expect(lines.filter((line) => line === 'FEE -600')).toHaveLength(2);
  });

  it('is stored sealed, and its lines refer to it', async () => {
    const id = await openAccount(portal.deps);
    const { id: statementId } = await importFile(portal.deps, id, tdFile([['2026-10-05', 'SENTINEL', 1]]));
    const { rows } = await sql<{ sealed: Buffer }>`
      select sealed from bank_statements where id = ${statementId}`.execute(portal.db);
    expect(rows[0]?.sealed.includes('SENTINEL')).toBe(false);
    const opened = await portal.deps.secrets.open(
      rows[0]?.sealed ?? Buffer.of(),
      `bank-statement:${statementId}`,
    );
    expect(opened.toString()).toContain('SENTINEL');
  });
});
