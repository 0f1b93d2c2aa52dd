import { UNAPPLIED_PAGE_ROWS } from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyRow } from '../../../../testing/copy-row.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { financier, LINE_DAY, sendBackByTwo, unappliedOf } from '../../../../testing/unapplied.ts';
import { sealLine } from '../lines/line-text.ts';
import { allocateUnapplied } from './allocate-unapplied.ts';
import { showUnapplied } from './show-unapplied.ts';

const MINUTE_MS = 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** This many copies of the first, each from a line's match of its own. */
async function addLike(id: string, copies: number): Promise<void> {
  const { line_id, journal_id } = await portal.db
    .selectFrom('bank_matches')
    .select(['line_id', 'journal_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sealed = Array.from({ length: copies }, (_, index) => {
    const text = { description: `alike ${index + 1}`, party: null, plain: '' };
    return sealLine(portal.deps.secrets, `${line_id}${index + 1}`, text);
  });
  const ofOwn = (column: string) => sql`${sql.ref(`original.${column}`)} || place`;
  await copyRow(portal.db, 'bank_lines', line_id, copies, {
    id: ofOwn('id'),
    likeness: ofOwn('likeness'),
    sealed: sql`(${sealed}::bytea[])[place]`,
    matched_cents: sql`0`,
  });
  await copyRow(portal.db, 'money_journal', journal_id, copies, {
    id: ofOwn('id'),
    event_id: ofOwn('event_id'),
  });
  await copyRow(portal.db, 'bank_matches', id, copies, {
    id: ofOwn('id'),
    line_id: ofOwn('line_id'),
    journal_id: ofOwn('journal_id'),
    sealed_payor: sql`null`,
  });
  await copyRow(portal.db, 'unapplied_money', id, copies, {
    id: ofOwn('id'),
    journal_id: ofOwn('journal_id'),
  });
}

describe('unapplied money', () => {
  it('shows what is left, to whom which part went, and may go back while something is left', async () => {
    const { tradeId } = await approvedDebit(portal);
    const [used, open] = [await unappliedOf(portal, 30), await unappliedOf(portal, 40)];
    const given = { allocations: [{ tradeId, cents: 1_000n }], reason: 'She called' };
    await allocateUnapplied(portal.deps, STAFF, used.id, given);
    portal.setTime(new Date(TEST_TIME.getTime() + MINUTE_MS));
    await sendBackByTwo(portal, used.id, { cents: 2_000n, day: LINE_DAY, reason: 'Not ours' });
    const finance = await financier(portal, 'reads');
    const { rows, left, next } = await showUnapplied(portal.deps, finance, {});
    expect([left, next]).toEqual([40, null]);
    expect(new Map(rows.map(({ id, moves }) => [id, moves]))).toEqual(
      new Map([
        [open.id, ['propose']],
        [used.id, []],
      ]),
    );
    expect(rows.find(({ id }) => id === used.id)?.uses).toMatchObject([
      { kind: 'allocated', tradeId, reference: orderReference(tradeId), investor: 'Ada Tremblay' },
      { kind: 'sent-back', tradeId: null, reference: null, investor: null },
    ]);
    const seen = async (state: 'open' | 'used') =>
      (await showUnapplied(portal.deps, STAFF, { state })).rows.map(({ id, moves }) => ({ id, moves }));
    expect(await seen('open'), 'compliance sends nothing back').toEqual([{ id: open.id, moves: [] }]);
    expect(await seen('used')).toEqual([{ id: used.id, moves: [] }]);
  });

  it('comes a page at a time, each once, and the last page says so', async () => {
    const { id } = await unappliedOf(portal, 5);
    const { rows: before } = await showUnapplied(portal.deps, STAFF, {});
    await addLike(id, UNAPPLIED_PAGE_ROWS - before.length);
    const whole = await showUnapplied(portal.deps, STAFF, {});
    expect([whole.rows.length, whole.next]).toEqual([UNAPPLIED_PAGE_ROWS, null]);
    await unappliedOf(portal, 6);
    const page = await showUnapplied(portal.deps, STAFF, {});
    expect([page.rows.length, page.next === null]).toEqual([UNAPPLIED_PAGE_ROWS, false]);
    const rest = await showUnapplied(portal.deps, STAFF, { after: page.next ?? '' });
    expect([rest.rows.length, rest.next]).toEqual([1, null]);
    const seen = [...page.rows, ...rest.rows].map((row) => row.id);
    expect(new Set(seen).size).toBe(UNAPPLIED_PAGE_ROWS + 1);
  });
});
