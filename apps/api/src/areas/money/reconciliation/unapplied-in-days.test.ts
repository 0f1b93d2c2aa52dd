import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineNamed } from '../../../testing/bank.ts';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../testing/payments.ts';
import { accountOf, readDay, TODAY_MOVED, TRUST_DAY } from '../../../testing/trust-days.ts';
import { sendBackByTwo } from '../../../testing/unapplied.ts';

let portal: TestPortal;
let finance: Colleague;
beforeEach(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterEach(() => portal.close());

const sent = async (path: string, body: object): Promise<string> => {
  const answer = await finance.post(`/office/money/${path}`, body);
  expect(answer.statusCode).toBe(201);
  const { id, ids } = answer.json().data;
  return id ?? ids[0];
};

const keep = async (text: string) =>
  sent(`lines/${await lineNamed(portal.deps, text)}/unapplied`, {
    payor: null,
    reason: 'Nobody knows this number',
  });

/** The components of investors' money, and the differences. */
async function seen() {
  const { content } = await readDay(finance);
  const { forOrders, unapplied, toInvestors } = content.held;
  return {
    held: [forOrders, unapplied, toInvestors],
    investors: content.investors.closing,
    differences: content.differences.map(({ kind, amount }) => `${kind} ${amount}`),
  };
}

const DEPOSIT = [TRUST_DAY, 'WIRE OF NOBODY', 7_500] as const;

describe('the day of a line that belongs to no order', () => {
  it('balances with the money as a component of its own once it is kept', async () => {
    await accountOf(portal, [DEPOSIT, TODAY_MOVED]);
    expect(await seen()).toEqual({ held: [0, 0, 0], investors: 0, differences: ['bank-line 7500'] });
    await keep('WIRE OF NOBODY');
    expect(await seen()).toEqual({ held: [0, 7_500, 0], investors: 7_500, differences: [] });
  });

  it('balances to the cent whatever is done with it, and once that is undone', async () => {
    await accountOf(portal, [DEPOSIT, TODAY_MOVED]);
    const { tradeId } = await approvedDebit(portal);
    const { tradeId: other } = await approvedDebit(portal);
    const kept = await keep('WIRE OF NOBODY');
    const to = (order: string, amount: number) =>
      sent(`unapplied/${kept}/allocate`, { allocations: [{ tradeId: order, amount }], reason: 'She called' });
    const use = await to(tradeId, 5_000);
    await sendBackByTwo(portal, kept, { cents: 1n, day: TRUST_DAY, reason: 'Not ours' });
    expect(await seen()).toEqual({ held: [5_000, 2_499.99, 0.01], investors: 7_500, differences: [] });
    await finance.post(`/office/money/unapplied-uses/${use}/undo`, { reason: 'Another order' });
    expect(await seen()).toEqual({ held: [0, 7_499.99, 0.01], investors: 7_500, differences: [] });
    await to(other, 5_000);
    expect(await seen()).toEqual({ held: [5_000, 2_499.99, 0.01], investors: 7_500, differences: [] });
  });

  it('is as before once it is no longer kept', async () => {
    await accountOf(portal, [DEPOSIT, TODAY_MOVED]);
    const kept = await keep('WIRE OF NOBODY');
    await finance.post(`/office/money/matches/${kept}/undo`, { reason: 'It is known now' });
    expect(await seen()).toEqual({ held: [0, 0, 0], investors: 0, differences: ['bank-line 7500'] });
  });

  it('shows what was sent back until the bank has it', async () => {
    await accountOf(portal, [DEPOSIT, [TRUST_DAY, 'WIRE OUT', -7_500], TODAY_MOVED]);
    const kept = await keep('WIRE OF NOBODY');
    await sendBackByTwo(portal, kept, { cents: 750_000n, day: TRUST_DAY, reason: 'Not ours' });
    expect(await seen()).toEqual({
      held: [0, 0, 7_500],
      investors: 7_500,
      differences: ['bank-line -7500'],
    });
    await keep('WIRE OUT');
    expect(await seen()).toEqual({ held: [0, 0, 0], investors: 0, differences: [] });
  });
});
