import type { FlagPage } from '@portal/domain/money/payments/office-flags.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { readOrder } from '../../../../testing/order-money.ts';
import { submittedOrder } from '../../../../testing/orders.ts';
import { unmatchedFlag } from '../../../../testing/payment-flags.ts';

let portal: TestPortal;
let finance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  finance = await enterOffice(portal, { role: 'finance' });
});
afterAll(() => portal.close());

const apply = (flagId: string, orderId: unknown, who = finance) =>
  who.post(`/office/money/flags/${flagId}/apply`, { orderId });

async function openFlags(): Promise<string[]> {
  const page: FlagPage = (await finance.get('/office/money/flags')).json().data;
  return page.rows.map(({ id }) => id);
}

describe('money that came for an unknown order', () => {
  it('is given to its order once, where two people do so at once, and is no longer flagged', async () => {
    const flagId = await unmatchedFlag(portal, 12_500n);
    const { tradeId } = await submittedOrder(portal);
    const answers = await Promise.all([apply(flagId, tradeId), apply(flagId, tradeId)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await readOrder(finance, tradeId)).money?.inTrust).toBe(125);
    expect(await openFlags()).not.toContain(flagId);
  });

  it('goes to one order, where two people give it to different ones', async () => {
    const flagId = await unmatchedFlag(portal, 12_500n);
    const orders = [await submittedOrder(portal), await submittedOrder(portal)];
    const answers = await Promise.all(orders.map(({ tradeId }) => apply(flagId, tradeId)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const inTrust = await Promise.all(
      orders.map(async ({ tradeId }) => (await readOrder(finance, tradeId)).money?.inTrust),
    );
    expect(inTrust.toSorted()).toEqual([0, 125]);
  });

  it.each([
    ['an unknown order', 'no-such-order', 404],
    ['no order', undefined, 400],
    ['something other than text', 7, 400],
  ])('stays where it is, given to %s', async (_what, orderId, status) => {
    const flagId = await unmatchedFlag(portal, 12_500n);
    expect((await apply(flagId, orderId)).statusCode).toBe(status);
    expect(await openFlags()).toContain(flagId);
  });

  it('can be given by finance only', async () => {
    const flagId = await unmatchedFlag(portal, 12_500n);
    const { tradeId } = await submittedOrder(portal);
    const compliance = await enterOffice(portal, { role: 'compliance' });
    expect((await apply(flagId, tradeId, compliance)).statusCode).toBe(403);
  });
});
