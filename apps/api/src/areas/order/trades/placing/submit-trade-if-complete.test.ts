import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../../platform/db/transact.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { publishMemorandum } from '../../../../testing/memoranda.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { addSubmittedKyc, giveDetails, placeOrder, signWithoutCeremony } from '../../../../testing/orders.ts';
import { registerPerson } from '../../../../testing/people.ts';
import { releaseExpiredOrders } from '../holding/release-expired-orders.ts';
import { lockOrder } from '../lock-order.ts';
import { recordPaymentGiven } from '../mark-funded.ts';
import { recordSignature, relyOnProfile } from '../record-signatures.ts';
import { submitTradeIfComplete } from './submit-trade-if-complete.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;

async function newOrder() {
  const ada = await registerPerson(portal);
  const dealId = await addDeal(portal);
  const kycId = await addSubmittedKyc(portal, ada);
  return { ada, dealId, kycId, tradeId: await placeOrder(ada, dealId) };
}

type Order = Awaited<ReturnType<typeof newOrder>>;

const readOrder = ({ ada, tradeId }: Order) => lockOrder(portal.db, ada.user.id, tradeId);

const sign = ({ ada, tradeId }: Order) => signWithoutCeremony(portal, ada, tradeId);

const ROWS: readonly (readonly [string, (order: Order) => Promise<unknown>, 'open' | 'submitted'])[] = [
  [
    'goes to the dealer when nothing is missing',
    async (order) => {
      await giveDetails(order.ada, order.tradeId);
      await sign(order);
    },
    'submitted',
  ],
  ['stays while it is not signed', ({ ada, tradeId }) => giveDetails(ada, tradeId), 'open'],
  [
    'stays while the profile that it relies on is not signed',
    async (order) => {
      await giveDetails(order.ada, order.tradeId);
      const signedAt = TEST_TIME;
      await recordSignature(portal.db, await readOrder(order), { role: 'investor', signedAt }, signedAt);
    },
    'open',
  ],
  [
    'stays while it is not paid',
    async (order) => {
      await giveDetails(order.ada, order.tradeId, 'debit');
      await sign(order);
    },
    'open',
  ],
  [
    'stays while its details are not given',
    async (order) => {
      await relyOnProfile(portal.db, await readOrder(order), order.kycId, TEST_TIME);
      await recordPaymentGiven(portal.db, await readOrder(order), TEST_TIME);
      await sign(order);
    },
    'open',
  ],
  [
    'stays while its units are with the deal again',
    async (order) => {
      await giveDetails(order.ada, order.tradeId);
      portal.advance(73 * HOUR_MS);
      await releaseExpiredOrders(portal.deps);
      portal.setTime(TEST_TIME);
      await sign(order);
    },
    'open',
  ],
  [
    'stays while the memorandum of its deal is not accepted',
    async (order) => {
      await publishMemorandum(portal, order.dealId, 1);
      await giveDetails(order.ada, order.tradeId);
      await sign(order);
    },
    'open',
  ],
];

describe('an order whose last missing part may just have come', () => {
  it.each(ROWS)('%s', async (_row, prepare, status) => {
    const order = await newOrder();
    await prepare(order);
    await transact(portal.db, (trx) =>
      submitTradeIfComplete(trx, portal.deps, order.ada.user.id, order.tradeId),
    );
    expect((await readOrder(order)).status).toBe(status);
  });
});
