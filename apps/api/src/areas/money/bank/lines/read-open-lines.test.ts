import { orderReference } from '@portal/domain/order/trades/order-reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile, openAccount, tdFile } from '../../../../testing/bank.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../../testing/payments.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { receivePayment } from '../../payments/movements/receive-payment.ts';
import { returnPayment } from '../../payments/movements/return-payment.ts';
import { matchLine } from '../matching/match-line.ts';
import { orderChoices, searchOrderChoices } from '../matching/order-choices.ts';
import { showMatches } from '../matching/show-matches.ts';
import { showOpenLines } from '../matching/show-open-lines.ts';
import { undoMatch } from '../matching/undo-match.ts';

/** The total of an order in these tests. */
const DOLLARS = 5_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

async function accountOf(...lines: readonly (readonly [string, number])[]): Promise<string> {
  const account = await openAccount(portal.deps);
  await importFile(
    portal.deps,
    account,
    tdFile(lines.map(([text, dollars]) => ['2026-10-05', text, dollars] as const)),
  );
  return account;
}
const texts = async (query: Parameters<typeof showOpenLines>[1]) =>
  (await showOpenLines(portal.deps, query)).lines.map(({ description }) => description);

describe('the open lines', () => {
  it('can be filtered by account, direction, text and amount', async () => {
    const account = await accountOf(['WIRE OKAFOR', 2500], ['MONTHLY FEE', -6], ['WIRE SINGH', 1234.56]);
    expect(await texts({ account })).toEqual(['WIRE OKAFOR', 'MONTHLY FEE', 'WIRE SINGH']);
    expect(await texts({ account, way: 'out' })).toEqual(['MONTHLY FEE']);
    expect(await texts({ account, way: 'in', search: 'singh' })).toEqual(['WIRE SINGH']);
    const french = await accountOf(['E-TRANSFER DE MAËLLE', 10]);
    expect(await texts({ account: french, search: 'maelle' })).toEqual(['E-TRANSFER DE MAËLLE']);
    expect(await texts({ account: french, search: 'e-transfer de Maëlle' })).toEqual([
      'E-TRANSFER DE MAËLLE',
    ]);
    expect(await texts({ account, search: '1 234,56' })).toEqual(['WIRE SINGH']);
    expect(await texts({ account, search: '6.00' })).toEqual(['MONTHLY FEE']);
    expect(await texts({ account, search: '100%' })).toEqual([]);
  });

  it('come a page at a time, and are counted by the same query', async () => {
    const lines = Array.from({ length: 53 }, (_, place) => [`WIRE ${place}`, 1] as const);
    const account = await accountOf(...lines);
    const first = await showOpenLines(portal.deps, { account });
    expect([first.lines.length, first.count]).toEqual([50, { value: 53, isCapped: false }]);
    const rest = await showOpenLines(portal.deps, { account, after: first.next ?? '' });
    expect([rest.lines.length, rest.next]).toEqual([3, null]);
    const full = await showOpenLines(portal.deps, { account: await accountOf(...lines.slice(0, 50)) });
    expect([full.lines.length, full.next], 'a page that is just full').toEqual([50, null]);
  });

  it('propose what was reported before the bank had it, and what it would take', async () => {
    const { tradeId, ada } = await approvedDebit(portal);
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, {
      amountCents: 500_000n,
      reference: 'wire 1',
    });
    const account = await accountOf([`WIRE ${orderReference(tradeId)}`, DOLLARS]);
    const { lines, orders } = await showOpenLines(portal.deps, { account });
    expect(lines[0]?.proposals[0]).toEqual({
      tradeId,
      why: 'told-and-reference',
      kind: 'received',
      amount: DOLLARS,
      isPaidByOther: false,
    });
    expect(orders.find((order) => order.tradeId === tradeId)).toMatchObject({
      reference: orderReference(tradeId),
      missing: 0,
      told: [{ kind: 'received', amount: DOLLARS }],
    });
  });
});

describe('the payor', () => {
  it('is checked for incoming lines that name their order, and for no others', async () => {
    const { tradeId, ada } = await approvedDebit(portal);
    const told = (reference: string) => ({ amountCents: 100n, reference });
    await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, told('wire 2'));
    await returnPayment(portal.deps, STAFF, ada.user.id, tradeId, told('returned 2'));
    const named = `${orderReference(tradeId)} PAUL ROY`;
    const account = await accountOf(
      [`WIRE ${named}`, DOLLARS],
      [`WIRE BACK ${named}`, -1],
      ['WIRE OUT PAUL ROY', -DOLLARS],
      ['DEPOSIT PAUL ROY', DOLLARS],
    );
    const { lines } = await showOpenLines(portal.deps, { account });
    const judged = lines.map(({ proposals }) =>
      proposals
        .filter((proposal) => proposal.tradeId === tradeId)
        .map(({ why, kind, isPaidByOther }) => `${why}, ${kind}, ${isPaidByOther}`),
    );
    expect(judged).toEqual([
      ['reference-and-amount, received, true'],
      ['told-and-reference, returned, false'],
      [],
      ['amount, received, false'],
    ]);
  });
});

describe('an order for a line', () => {
  it('is shown with what was reported for it alone', async () => {
    const [one, other] = [await approvedDebit(portal), await approvedDebit(portal)];
    for (const [{ ada, tradeId }, amountCents] of [
      [one, 100n],
      [other, 200n],
    ] as const) {
      await receivePayment(portal.deps, STAFF, ada.user.id, tradeId, { amountCents, reference: 'w' });
    }
    const choices = await orderChoices(portal.db, [one.tradeId, other.tradeId]);
    const told = (tradeId: string) => choices.find((choice) => choice.tradeId === tradeId)?.told;
    expect([told(one.tradeId), told(other.tradeId)]).toEqual([
      [{ kind: 'received', amount: 1 }],
      [{ kind: 'received', amount: 2 }],
    ]);
  });

  it('is found by the start of its number and by its investor, with what it lacks', async () => {
    const { tradeId, ada } = await approvedDebit(portal);
    const reference = orderReference(tradeId);
    const byNumber = await searchOrderChoices(portal.db, reference.slice(0, 6));
    expect(byNumber).toEqual([expect.objectContaining({ tradeId, reference, missing: DOLLARS, told: [] })]);
    const { last_name } = await portal.db
      .selectFrom('investors')
      .select('last_name')
      .where('id', '=', ada.user.id)
      .executeTakeFirstOrThrow();
    expect((await searchOrderChoices(portal.db, last_name)).map((order) => order.tradeId)).toContain(tradeId);
    expect(await searchOrderChoices(portal.db, '%%')).toEqual([]);
  });
});

describe('the list of matches', () => {
  it('says by whom, of which line, and why one was undone', async () => {
    const { tradeId } = await approvedDebit(portal);
    const account = await accountOf(['WIRE', DOLLARS]);
    const [line] = (await showOpenLines(portal.deps, { account })).lines;
    const lineId = line?.id ?? '';
    const [matchId = ''] = await matchLine(portal.deps, STAFF, lineId, {
      kind: 'received',
      allocations: [{ tradeId, cents: 100n }],
      payor: 'Ana Roy',
      how: 'person',
      reason: 'By the receipt',
    });
    const { matches } = await showMatches(portal.deps, { line: lineId });
    expect(matches).toEqual([
      expect.objectContaining({
        reference: orderReference(tradeId),
        description: 'WIRE',
        lineAmount: DOLLARS,
        amount: 1,
        undoneAt: null,
      }),
    ]);
    await undoMatch(portal.deps, STAFF, matchId, 'Wrong order');
    expect((await showMatches(portal.deps, { line: lineId, state: 'standing' })).matches).toEqual([]);
    expect((await showMatches(portal.deps, { line: lineId, state: 'undone' })).matches).toEqual([
      expect.objectContaining({ undoneReason: 'Wrong order' }),
    ]);
  });
});
