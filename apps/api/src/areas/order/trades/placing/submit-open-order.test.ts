import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../../platform/db/transact.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { readTrade, signedOrder, submittedOrder } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { reviewTrade } from '../deciding/decide-trade.ts';
import { returnTrade } from '../deciding/return-trade.ts';
import { submitOpenOrder } from './submit-trade-if-complete.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const submitOpen = ({ user }: Person, dealId: string) =>
  transact(portal.db, (trx) => submitOpenOrder(trx, portal.deps, { investorId: user.id, dealId }));

describe('an investor’s step for a deal', () => {
  it('submits their open order where it waited for nothing else', async () => {
    const { ada, dealId, tradeId } = await signedOrder(portal);
    await submitOpen(ada, dealId);
    expect((await readTrade(ada, tradeId)).status).toBe(1);
  });

  it('leaves an order that is to be changed to them: they submit it themselves', async () => {
    const { ada, dealId, tradeId } = await submittedOrder(portal);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await returnTrade(portal.deps, STAFF, ada.user.id, tradeId, 'Please confirm your city.');
    await submitOpen(ada, dealId);
    expect((await readTrade(ada, tradeId)).status).toBe(2);
  });

  it('changes nothing where they have no order of it', async () => {
    const ada = await registerPerson(portal);
    await expect(submitOpen(ada, await addDeal(portal))).resolves.toBeUndefined();
  });
});
