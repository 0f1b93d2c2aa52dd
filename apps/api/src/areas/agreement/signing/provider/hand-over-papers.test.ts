import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyAddress } from '../../../../testing/people.ts';
import { askForLink, type OrderToSign, orderToSign } from '../../../../testing/signing.ts';
import { handOverPapers } from './hand-over-papers.ts';
import { BACK, openProviderPortal, type ProviderPortal } from './testing/provider-portal.ts';

let at: ProviderPortal;
beforeEach(async () => {
  at = await openProviderPortal();
});
afterEach(async () => {
  await at.close();
  expect(at.mock.problems).toEqual([]);
});

/** An order whose investor opened the sign step while the provider did not answer. */
async function untold(): Promise<OrderToSign> {
  const order = await orderToSign(at.portal);
  at.mock.misbehave({ operationId: 'Envelopes_PostEnvelopes', does: { status: 500 } });
  await verifyAddress(at.portal, order.person.user.id);
  expect((await askForLink(order, 'en', BACK)).statusCode).toBe(503);
  return order;
}

const papersOf = ({ tradeId }: OrderToSign) =>
  at.portal.db
    .selectFrom('signing_envelopes')
    .select(['investor_id as investorId', 'id', 'provider_reference as reference'])
    .where('trade_id', '=', tradeId)
    .executeTakeFirstOrThrow();

describe('papers that the provider did not get', () => {
  it('are handed over once, even by two at the same moment, and signed in the same place', async () => {
    const order = await untold();
    const papers = await papersOf(order);
    expect(papers.reference).toBeNull();
    await Promise.all([handOverPapers(at.portal.deps, papers), handOverPapers(at.portal.deps, papers)]);
    await handOverPapers(at.portal.deps, papers);
    const { reference } = await papersOf(order);
    expect(reference).not.toBeNull();
    expect(await at.actionsOf(order)).toMatchObject({ 'signing.handed-over': 1 });
    const { url } = await at.handOver(order);
    expect(url).toContain('/Signing/');
    expect((await papersOf(order)).reference).toBe(reference);
  });

  it('are left alone once nobody may sign them', async () => {
    const order = await untold();
    await at.portal.db
      .updateTable('trades')
      .set({ status: TRADE_STATUS_NUMBERS.archived })
      .where('id', '=', order.tradeId)
      .execute();
    await handOverPapers(at.portal.deps, await papersOf(order));
    expect([(await papersOf(order)).reference, at.mock.envelopes.envelopes.size]).toEqual([null, 0]);
  });

  it('are a failure to look into where the portal has no provider', async () => {
    const papers = await papersOf(await untold());
    const without = { ...at.portal.deps, signingProvider: null };
    await expect(handOverPapers(without, papers)).rejects.toThrow('the portal has none');
  });
});
