import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal } from '../../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { addSubmittedKyc, giveDetails, placeOrder, readTrade } from '../../../testing/orders.ts';
import { ACCOUNT, postForm } from '../../../testing/payments.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { accountText, type LinkedAccount, readState, signState, signText } from './provider-state.ts';

const STATE_KEY = randomBytes(32);
const MINUTE_MS = 60_000;

let own: TestPortal;
let outside: TestPortal;
beforeAll(async () => {
  own = await openTestPortal();
  outside = await openTestPortal({
    FINCONNECT_URL_TEMPLATE:
      'https://connect.example.ca/start?state={state}&back={returnUrl}&lang={language}',
    FINCONNECT_STATE_KEY: STATE_KEY.toString('base64'),
  });
});
afterAll(() => Promise.all([own.close(), outside.close()]));

const BACK = '/wizard/maple/pay';

async function orderToLink(portal: TestPortal, method: 'outside' | 'linked' = 'linked') {
  const ada = await registerPerson(portal);
  await addSubmittedKyc(portal, ada);
  const tradeId = await placeOrder(ada, await addDeal(portal));
  await giveDetails(ada, tradeId, method);
  return { ada, tradeId };
}

const askLink = (person: Person, tradeId: string, returnUrl = BACK) =>
  person.get(`/user/finconnect/investment/link/${tradeId}?returnUrl=${encodeURIComponent(returnUrl)}`);

const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

const open = (portal: TestPortal, token: string) =>
  portal.app.inject({ method: 'POST', url: '/api/finconnect/open', payload: { token } });

const link = (token: string, changes: Record<string, string> = {}) =>
  postForm(own, '/finconnect/link', { token, agreed: 'true', ...ACCOUNT, ...changes });

async function openLink() {
  const order = await orderToLink(own);
  const { url } = (await askLink(order.ada, order.tradeId)).json().data;
  return { ...order, token: tokenOf(url) };
}

describe("the portal's own page", () => {
  it('takes the account and the agreement, and leads back to the order', async () => {
    const { ada, tradeId, token } = await openLink();
    expect((await open(own, token)).json().data).toMatchObject({
      status: 'open',
      dealName: 'Maple Street Homes',
      amount: 5_000,
      accountHolder: 'Ada Tremblay',
      returnUrl: `http://portal.test${BACK}`,
    });
    expect((await link(token)).json().data).toEqual({ returnUrl: `http://portal.test${BACK}` });
    expect(await readTrade(ada, tradeId)).toMatchObject({
      paymentCompleted: true,
      nextAction: 'sign',
      payment: { method: '3', accountLastDigits: '890', accountHolder: 'Ada Tremblay' },
      money: { authorized: 5_000 },
    });
    expect((await open(own, token)).json().data.status).toBe('done');
  });

  it('takes one account, however often it is sent', async () => {
    const { ada, tradeId, token } = await openLink();
    const replies = await Promise.all([link(token), link(token, { account: '7654321' }), link(token)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { payment, money } = await readTrade(ada, tradeId);
    expect(['890', '321']).toContain(payment?.accountLastDigits);
    expect(money.authorized).toBe(5_000);
  });

  it.each([
    ['an institution of two digits', { institution: '03' }, 'institution'],
    ['a transit of six digits', { transit: '123456' }, 'transit'],
    ['an account of six digits', { account: '123456' }, 'account'],
    ['an account of thirteen digits', { account: '1234567890123' }, 'account'],
    ['no holder', { accountHolder: ' ' }, 'accountHolder'],
    ['no agreement', { agreed: 'false' }, 'agreed'],
  ])('is refused with %s, beside the field, in both languages', async (_case, change, field) => {
    const { token } = await openLink();
    const reply = await link(token, change);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(reply.json().fields[field]).not.toMatch(/^[a-z]+\./);
  });

  it('is open for half an hour, and ends with a new link or another payment method', async () => {
    const late = await openLink();
    own.advance(31 * MINUTE_MS);
    expect((await open(own, late.token)).json().data.status).toBe('expired');
    expect((await link(late.token)).json().code).toBe('FINCONNECT_LINK_INVALID');
    const first = await openLink();
    await askLink(first.ada, first.tradeId);
    expect((await link(first.token)).statusCode).toBe(404);
    const changed = await openLink();
    await giveDetails(changed.ada, changed.tradeId, 'outside');
    expect((await open(own, changed.token)).json().data.status).toBe('expired');
    expect((await link(changed.token)).statusCode).toBe(400);
  });

  it('looks the same for every unknown token, to the byte', async () => {
    const [one, other] = await Promise.all([open(own, 'x'.repeat(43)), open(own, 'y')]);
    const bare = (body: string) => body.replace(/"requestId":"[^"]*"/, '');
    expect(one.statusCode).toBe(404);
    expect(bare(one.body)).toBe(bare(other.body));
    expect((await link('nothing')).statusCode).toBe(404);
  });
});

describe('the link', () => {
  it('is given only to the order’s owner, for a page of the portal, and for this payment method', async () => {
    const { ada, tradeId } = await orderToLink(own);
    const bo = await registerPerson(own);
    expect((await askLink(bo, tradeId)).statusCode).toBe(404);
    expect((await askLink(ada, tradeId, 'https://elsewhere.example/')).json().code).toBe(
      'RETURN_URL_FOREIGN',
    );
    expect((await askLink(ada, tradeId, '//elsewhere.example/')).json().code).toBe('RETURN_URL_FOREIGN');
    const outsideOrder = await orderToLink(own, 'outside');
    expect((await askLink(outsideOrder.ada, outsideOrder.tradeId)).statusCode).toBe(400);
  });

  it('is the only way to such an account: it cannot be typed into the order', async () => {
    const { ada, tradeId } = await orderToLink(own);
    const reply = await postForm(
      own,
      '/user/savePaymentInfo/',
      { tradeId, paymentMethod: '3', ...ACCOUNT },
      ada,
    );
    expect(reply.statusCode).toBe(400);
    expect((await readTrade(ada, tradeId)).paymentCompleted).toBe(false);
  });
});

describe('a provider', () => {
  const LINKED: LinkedAccount = { reference: 'acct_42', lastDigits: '4321', accountHolder: 'Ada Tremblay' };

  const comeBack = (
    state: string,
    linked = LINKED,
    signature = signText(accountText(state, linked), STATE_KEY),
  ) =>
    outside.app.inject({
      method: 'POST',
      url: '/api/finconnect/return',
      payload: { state, ...linked, signature },
    });

  async function sentAway() {
    const order = await orderToLink(outside);
    const url = new URL((await askLink(order.ada, order.tradeId)).json().data.url);
    return { ...order, url, state: url.searchParams.get('state') ?? '' };
  }

  it('gets a signed state that names neither the person nor the portal’s account', async () => {
    const { ada, tradeId, url, state } = await sentAway();
    expect(url.origin).toBe('https://connect.example.ca');
    expect(url.searchParams.get('back')).toBe('http://portal.test/finconnect/return');
    const read = readState(state, STATE_KEY, outside.deps.clock.now());
    expect(read).toMatchObject({ trade: tradeId, returnUrl: `http://portal.test${BACK}` });
    expect(JSON.stringify(read)).not.toContain(ada.user.id);
    expect(JSON.stringify(read)).not.toContain(ada.email);
  });

  it('sends the person back with an account, once', async () => {
    const { ada, tradeId, state } = await sentAway();
    const replies = await Promise.all([comeBack(state), comeBack(state), comeBack(state)]);
    expect(replies.map((reply) => reply.json().data)).toEqual(
      Array(3).fill({ returnUrl: `http://portal.test${BACK}` }),
    );
    await comeBack(state, { ...LINKED, reference: 'acct_other', lastDigits: '9999' });
    expect(await readTrade(ada, tradeId)).toMatchObject({
      paymentCompleted: true,
      payment: { method: '3', accountLastDigits: '4321' },
      money: { authorized: 5_000 },
    });
  });

  it('is not trusted with another state, another account than it signed, or too late', async () => {
    const { tradeId, state } = await sentAway();
    const read = readState(state, STATE_KEY, outside.deps.clock.now());
    const forged = signState(
      { ...read, trade: tradeId, investor: 'x', expires: 9e9, nonce: 'n', returnUrl: BACK },
      randomBytes(32),
    );
    const made = signState(
      { ...read, trade: tradeId, investor: 'x', expires: 9e9, nonce: 'n', returnUrl: BACK },
      STATE_KEY,
    );
    const good = signText(accountText(state, LINKED), STATE_KEY);
    const replies = [
      await comeBack(forged),
      await comeBack(made),
      await comeBack(`${state}.x`),
      await comeBack(state, { ...LINKED, reference: 'acct_of_somebody' }, good),
      await comeBack(state, LINKED, 'nothing'),
    ];
    outside.advance(31 * MINUTE_MS);
    replies.push(await comeBack(state));
    expect(replies.map((reply) => reply.json().code)).toEqual(Array(6).fill('FINCONNECT_LINK_INVALID'));
    const kept = await outside.db
      .selectFrom('payment_instructions')
      .select('trade_id')
      .where('trade_id', '=', tradeId)
      .execute();
    expect(kept).toEqual([]);
  });
});
