import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../testing/orders.ts';
import { registerPerson } from '../../../testing/people.ts';
import { type OrderToSign, orderToSign } from '../../../testing/signing.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const MINUTE_MS = 60_000;

const ask = ({ person, tradeId }: OrderToSign, language = 'en') =>
  person.get(`/user/dealer/form/${tradeId}`, { 'accept-language': language });

async function formsOf(tradeId: string): Promise<number> {
  const rows = await portal.db
    .selectFrom('dealer_forms')
    .select('file_id')
    .where('trade_id', '=', tradeId)
    .execute();
  return rows.length;
}

describe("the dealer's form of an order", () => {
  it('is a PDF behind a short-lived link', async () => {
    const order = await orderToSign(portal);
    const { url, title } = (await ask(order)).json().data;
    expect(title).toBe('Relationship disclosure and order particulars');
    const file = await portal.app.inject({ method: 'GET', url: url.replace('http://portal.test', '') });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is printed once for each state of the order and each language', async () => {
    const order = await orderToSign(portal);
    await ask(order);
    portal.advance(MINUTE_MS);
    await ask(order);
    expect(await formsOf(order.tradeId)).toBe(1);
    await ask(order, 'fr');
    await placeOrder(order.person, order.dealId, 20);
    await ask(order);
    expect(await formsOf(order.tradeId)).toBe(3);
  });

  it('needs the details of the order, and its own investor', async () => {
    const order = await orderToSign(portal);
    const eve = await registerPerson(portal);
    expect((await ask({ ...order, person: eve })).statusCode).toBe(404);
    const tradeId = await placeOrder(eve, order.dealId);
    expect((await ask({ ...order, person: eve, tradeId })).json().code).toBe('STEP_NOT_REACHED');
  });
});
