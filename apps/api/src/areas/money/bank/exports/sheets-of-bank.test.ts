import { orderReference } from '@portal/domain/order/trades/order-reference';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile, matchByHand, openAccount, tdFile } from '../../../../testing/bank.ts';
import { copyRow } from '../../../../testing/copy-row.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { linesOf } from '../../../../testing/unapplied.ts';
import { matchByReference } from '../matching/match-by-reference.ts';
import { undoMatch } from '../matching/undo-match.ts';
import { sheetOfLines } from './sheet-of-lines.ts';
import { sheetOfMatches } from './sheet-of-matches.ts';

/** One more than the rows of a sheet that are read at once. */
const ROWS = 501;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const asked = (filter: object) => ({ filter, language: 'en' }) as const;
const matchesOf = async (line: string) =>
  (await sheetOfMatches(portal.deps, STAFF, asked({ line })))?.rows ?? [];

/** A line that named its order. */
async function lineByReference() {
  const { tradeId } = await approvedDebit(portal);
  const account = await openAccount(portal.deps);
  const wire = ['2026-10-05', `WIRE ${orderReference(tradeId)}`, 5_000] as const;
  await importFile(portal.deps, account, tdFile([wire, ['2026-10-06', 'FEE', -6]]));
  expect(await matchByReference(portal.deps, STAFF)).toBe(1);
  return portal.db
    .selectFrom('bank_matches')
    .select(['id', 'line_id as line'])
    .where('trade_id', '=', tradeId)
    .executeTakeFirstOrThrow();
}

it('there is no sheet for somebody whose role no longer has access', async () => {
  const reader = { ...STAFF, roles: ['representative'] } as const;
  expect(await sheetOfLines(portal.deps, reader, asked({}))).toBeNull();
  expect(await sheetOfMatches(portal.deps, reader, asked({}))).toBeNull();
});

it('an open line is in a sheet with the name of its account', async () => {
  const account = await openAccount(portal.deps);
  await importFile(portal.deps, account, tdFile([['2026-10-06', 'FEE', -6]]));
  const { name } = await portal.db
    .selectFrom('trust_accounts')
    .select('name')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  expect((await sheetOfLines(portal.deps, STAFF, asked({ account })))?.rows).toEqual([
    [name, '2026-10-06', { dollars: -6 }, 'FEE', '', { dollars: 6 }],
  ]);
});

it('a match by reference says so, and names nobody who undid it until somebody has', async () => {
  const { id, line } = await lineByReference();
  const [standing] = await matchesOf(line);
  expect(standing?.slice(-6)).toEqual(['2026-11-18', 'Its number', '', '', '', '']);
  await undoMatch(portal.deps, STAFF, id, 'Wrong order');
  const [undone] = await matchesOf(line);
  expect(undone?.slice(-6)).toEqual([
    '2026-11-18',
    'Its number',
    '',
    '2026-11-18',
    'a former colleague',
    'Wrong order',
  ]);
});

it('a sheet has every match once, however many are read at once', async () => {
  const { tradeId } = await approvedDebit(portal);
  const [line = ''] = await linesOf(portal, ['WIRE', 10]);
  const [id = ''] = await matchByHand(portal.deps, line, tradeId, { cents: 1n });
  const { journal } = await portal.db
    .selectFrom('bank_matches')
    .select('journal_id as journal')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await copyRow(portal.db, 'money_journal', journal, ROWS - 1, {
    id: sql`original.id || place`,
    event_id: sql`original.event_id || place`,
  });
  await copyRow(portal.db, 'bank_matches', id, ROWS - 1, {
    id: sql`original.id || place`,
    journal_id: sql`original.journal_id || place`,
  });
  expect(await matchesOf(line)).toHaveLength(ROWS);
});
