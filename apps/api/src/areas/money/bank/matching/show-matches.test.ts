import { LINE_PAGE_ROWS } from '@portal/domain/money/bank/lines/line-query';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchByHand } from '../../../../testing/bank.ts';
import { copyRow } from '../../../../testing/copy-row.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { submittedOrder } from '../../../../testing/orders.ts';
import { keep, linesOf } from '../../../../testing/unapplied.ts';
import { showMatches } from './show-matches.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

it('matches come a page at a time, each once, and the last page says so', async () => {
  const { tradeId } = await submittedOrder(portal);
  const [line = '', other = ''] = await linesOf(portal, ['WIRE', 1], ['WIRE OF NOBODY', 2]);
  const [first = ''] = await matchByHand(portal.deps, line, tradeId, { cents: 1n });
  const { journal_id } = await portal.db
    .selectFrom('bank_matches')
    .select('journal_id')
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const copies = LINE_PAGE_ROWS - 1;
  await copyRow(portal.db, 'money_journal', journal_id, copies, {
    id: sql`original.id || place`,
    event_id: sql`original.event_id || place`,
  });
  await copyRow(portal.db, 'bank_matches', first, copies, {
    id: sql`original.id || place`,
    journal_id: sql`original.journal_id || place`,
  });
  const whole = await showMatches(portal.deps, {});
  expect([whole.matches.length, whole.next]).toEqual([LINE_PAGE_ROWS, null]);
  const kept = await keep(portal, other);
  const page = await showMatches(portal.deps, {});
  expect([page.matches.length, page.next === null]).toEqual([LINE_PAGE_ROWS, false]);
  const rest = await showMatches(portal.deps, { after: page.next ?? '' });
  expect([rest.matches.length, rest.next]).toEqual([1, null]);
  const seen = [...page.matches, ...rest.matches].map(({ id }) => id);
  expect(new Set(seen).size).toBe(LINE_PAGE_ROWS + 1);
  expect(page.matches.concat(rest.matches).find(({ id }) => id === kept)).toMatchObject({
    tradeId: null,
    reference: null,
    investor: null,
    kind: 'unapplied',
    payor: 'M Okafor',
    amount: 2,
  });
});
