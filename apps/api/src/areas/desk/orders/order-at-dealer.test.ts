import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../testing/colleagues.ts';
import { type OrderOnDesk, orderOnDesk } from '../../../testing/desk.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

let portal: TestPortal;
let compliance: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  compliance = await enterOffice(portal, { role: 'compliance' });
});
afterAll(() => portal.close());

const told = async ({ ada, id }: Pick<OrderOnDesk, 'ada' | 'id'>) => ada.get(`/user/trade/dealer/${id}`);
const claim = (who: Colleague, { id }: OrderOnDesk) =>
  who.post('/office/desk/new-orders/claim', { id, version: 0 });

describe('what an investor is told of the dealer’s work on their order', () => {
  it('says by when, while nobody has it', async () => {
    const { data } = (await told(await orderOnDesk(portal))).json();
    expect(data).toEqual({ holder: { who: null, dueOn: '2026-11-20' }, changes: null });
  });

  it('says that compliance has it, and no name', async () => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    expect((await claim(compliance, order)).statusCode).toBe(200);
    expect((await told(order)).json().data.holder).toEqual({
      who: { role: 'compliance', firstName: null },
      dueOn: '2026-11-20',
    });
  });

  it('says the first name of their own representative', async () => {
    const order = await orderOnDesk(portal, { representativeId: 'rep-02' });
    const own = await enterOffice(portal, { role: 'representative', representativeId: 'rep-02' });
    expect((await claim(own, order)).statusCode).toBe(200);
    expect((await told(order)).json().data.holder.who).toEqual({
      role: 'representative',
      firstName: 'Maude',
    });
  });

  it.each(['approved', 'declined'] as const)('says nothing of one that is %s', async (status) => {
    expect((await told(await orderOnDesk(portal, { status }))).json().data).toEqual({
      holder: null,
      changes: null,
    });
  });

  it('is not told of somebody else’s order', async () => {
    const [order, other] = [await orderOnDesk(portal), await orderOnDesk(portal)];
    expect((await told({ ada: order.ada, id: other.id })).statusCode).toBe(404);
  });
});
