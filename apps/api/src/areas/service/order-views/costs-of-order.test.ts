import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { completeDraft, publishWritten, rewriteDeal, submitWritten } from '../../../testing/office-deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';

const COMMISSION = {
  label: 'Commission to the dealer',
  kind: 'percent',
  value: 5,
  when: 'start',
  paidBy: 'issuer',
  isEstimate: false,
};

let portal: TestPortal;
let writer: Colleague;
let checker: Colleague;
let finance: Colleague;
let investor: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  writer = await enterOffice(portal, { role: 'deals' });
  checker = await enterOffice(portal, { role: 'compliance' });
  finance = await enterOffice(portal, { role: 'finance' });
  investor = await registerPerson(portal);
});
afterAll(() => portal.close());

const { content } = COMPLETE_DRAFT;
const costsOfDeal = async (dealId: string) =>
  (await investor.get(`/user/deal/live/${dealId}`)).json().data.costs;
const costsOfTrade = async (tradeId: string) =>
  (await investor.get(`/user/trade/${tradeId}`)).json().data.costs;
const costsAt = async (colleague: Colleague, tradeId: string) =>
  (await colleague.get(`/office/orders/${tradeId}`)).json().data.order.costs;

describe('the costs of an order', () => {
  it('are those of the deal version it relies on, whatever the deal says now', async () => {
    const dealId = await publishWritten(writer, checker);
    const tradeId = await placeOrder(investor, dealId);
    const [cost] = content.costs ?? [];
    const costs = cost === undefined ? [] : [{ ...cost, value: 6 }];
    await rewriteDeal(writer, dealId, { content: { ...content, costs } });
    await checker.post(`/office/deals/${dealId}/publish`, await submitWritten(writer, dealId));
    expect(await costsOfDeal(dealId)).toEqual([{ ...COMMISSION, value: 6 }]);
    expect(await costsOfTrade(tradeId)).toEqual([COMMISSION]);
    expect(await costsAt(finance, tradeId)).toEqual([COMMISSION]);
  });

  it('are in no answer if nobody gave figures', async () => {
    const { costs: _costs, ...words } = content;
    const dealId = await publishWritten(writer, checker, completeDraft({ content: words }));
    const tradeId = await placeOrder(investor, dealId);
    expect([await costsOfDeal(dealId), await costsOfTrade(tradeId), await costsAt(finance, tradeId)]).toEqual(
      [undefined, undefined, undefined],
    );
  });

  it('are hidden from anybody who may not see amounts', async () => {
    const dealId = await publishWritten(writer, checker);
    const tradeId = await placeOrder(investor, dealId);
    expect(await costsAt(writer, tradeId)).toBeUndefined();
  });
});
