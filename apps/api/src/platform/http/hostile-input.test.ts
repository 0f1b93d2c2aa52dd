import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal } from '../../testing/deals.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { placeOrder, readTrade } from '../../testing/orders.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { SCRIPT_IN_PAGES } from './pages/security-headers.ts';

let portal: TestPortal;
let ada: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
});
afterAll(() => portal.close());

const JSON_TYPE = { 'content-type': 'application/json' };

function register(change: string, headers: Record<string, string> = {}) {
  const body = `{"firstName":"A","lastName":"B","email":"x@example.com","password":"a long enough password","acceptTerms":true${change}}`;
  return portal.app.inject({
    method: 'POST',
    url: '/api/register',
    headers: { ...JSON_TYPE, ...headers },
    payload: body,
  });
}

describe('a hostile body', () => {
  it.each([
    ['the character U+0000 in a name', ',"firstName":"A\\u0000"', 'firstName'],
    ['half of a surrogate pair in a name', ',"lastName":"\\ud800"', 'lastName'],
    ['U+0000 deep inside', ',"referral":{"mwr":"\\u0000"}', 'referral.mwr'],
  ])('with %s is refused beside the field', async (_case, change, field) => {
    const reply = await register(change);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it.each([
    ['break the lines of a letter', 'Ada\\r\\nBcc everyone'],
    ['be a link in a letter', 'www.evil.example'],
    ['be markup in a letter', '<b>Ada</b>'],
    ['be a number to call', 'Call 1 800 555 0142'],
    ['be nobody’s', '-'],
  ])('whose name would %s is refused beside the field', async (_row, name) => {
    const reply = await register(`,"firstName":"${name}"`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({
      firstName:
        'Write the name in Latin letters or syllabics, as on your identity document. Put a space after each period',
    });
  });

  it('whose name would reverse text is kept as one plain line', async () => {
    const reply = await register(
      ',"firstName":"\\u202eAda\\n","email":"tidy@example.com","password":"seven quiet geese"',
    );
    expect(reply.json().data.user.firstName).toBe('Ada');
  });

  it.each([
    ['arrays a hundred thousand deep', `,"extra":${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['objects thirty thousand deep', `,"extra":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`],
    ['a __proto__', ',"__proto__":{"acceptTerms":true}'],
    ['a constructor with a prototype', ',"constructor":{"prototype":{"x":1}}'],
    ['a name with U+0000', ',"a\\u0000b":{}'],
    ['no end', ',"extra":'],
  ])('with %s is malformed, with and without a key', async (_case, change) => {
    for (const headers of [{}, { 'idempotency-key': 'hostile' }]) {
      const reply = await register(change, headers);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().requestId).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('of an array of fifty thousand numbers is judged, not choked on', async () => {
    const reply = await register(`,"referral":[${'1,'.repeat(50_000)}1]`);
    expect(reply.statusCode).toBe(400);
  });

  it('larger than 256 KiB is too large', async () => {
    const reply = await register(`,"extra":"${'x'.repeat(262_144)}"`);
    expect(reply.json()).toMatchObject({ statusCode: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  it.each(['[]', 'null', '"a text"', '1'])('that is %s is told to be an object', async (payload) => {
    const reply = await portal.app.inject({ method: 'POST', url: '/api/login', headers: JSON_TYPE, payload });
    expect(reply.json()).toMatchObject({
      code: 'VALIDATION',
      message: ['Send the fields as one JSON object.'],
    });
    expect(reply.json().fields).toBeUndefined();
  });

  it('that is missing is answered with every required field', async () => {
    const reply = await portal.app.inject({ method: 'POST', url: '/api/login' });
    expect(reply.json().fields).toEqual({ email: 'Email is required', password: 'Password is required' });
  });

  it.each([
    ['no text', '{}', 'This field is required'],
    ['an empty text', '{"text":""}', 'This field is required'],
    ['too long a text', `{"text":"${'x'.repeat(8_193)}"}`, 'This text is too long'],
    ['a number for a text', '{"text":5}', 'This answer is not valid'],
  ])('of %s is told what is wrong', async (_case, payload, sentence) => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/client-errors',
      headers: JSON_TYPE,
      payload,
    });
    expect(reply.json()).toMatchObject({ message: [`text: ${sentence}`], fields: { text: sentence } });
  });

  it('with an answer beyond any length is told so, also in a draft', async () => {
    const reply = await ada.post('/user/kyc/save', { basics: { firstName: 'x'.repeat(10_000) } });
    expect(reply.json().fields).toEqual({ 'basics.firstName': 'This text is too long' });
  });

  it.each([
    ['text', 'text/plain'],
    ['a form of the old kind', 'application/x-www-form-urlencoded'],
    ['XML', 'application/xml'],
    ['a form of parts', 'multipart/form-data; boundary=b'],
  ])('that is %s is not a kind that is taken', async (_case, type) => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': type },
      payload: '--b--',
    });
    expect(reply.json()).toMatchObject({ statusCode: 415, code: 'UNSUPPORTED_TYPE' });
  });

  it.each([['1e999'], ['-1'], ['9007199254740993'], ['1e21'], ['0.1'], ['"10"'], ['null'], ['[10]']])(
    'that orders %s units is refused beside the quantity',
    async (quantity) => {
      const dealId = await addDeal(portal);
      const reply = await portal.app.inject({
        method: 'POST',
        url: `/api/user/trade/create/${dealId}`,
        headers: { ...JSON_TYPE, authorization: `Bearer ${ada.accessToken}` },
        payload: `{"quantity":${quantity}}`,
      });
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().fields)).toEqual(['quantity']);
      expect(reply.json().message).toHaveLength(1);
    },
  );

  it('of parts with U+0000 in a text is refused', async () => {
    const dealId = await addDeal(portal);
    const tradeId = await placeOrder(ada, dealId);
    const field = (name: string, value: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/user/savePaymentInfo',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        authorization: `Bearer ${ada.accessToken}`,
      },
      payload: `${field('tradeId', `${tradeId}\0`)}${field('paymentMethod', '2')}${field('institution', '003')}${field('transit', '01234')}${field('account', '1234567')}${field('accountHolder', 'Ada')}--b--\r\n`,
    });
    expect(reply.statusCode).toBe(400);
  });
});

describe('a hostile address', () => {
  it.each([
    ['a broken escape', '/user/trade/%E0%A4%A', 400],
    ['a lone percent sign', '/user/trade/%', 400],
    ['U+0000', '/user/trade/a%00b', 400],
    ['U+0000 in the query', '/user/list/deal/live?q=%00', 400],
    ['a parameter beyond its length', `/user/trade/${'a'.repeat(65)}`, 400],
    ['a parameter beyond any length', `/user/trade/${'a'.repeat(5_000)}`, 400],
    ['a way out of the directory', '/user/trade/..%2f..%2fetc%2fpasswd', 404],
    ['a word of the language', '/user/trade/__proto__', 404],
    ['a quote of SQL', "/user/trade/'%20or%20'1'='1", 404],
    ['an unknown path', '/nothing/here', 404],
  ])('with %s is answered in the envelope', async (_case, path, status) => {
    const reply = await ada.get(path);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ statusCode: status, message: [expect.any(String)] });
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(reply.json().requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a method', () => {
  it('HEAD never cancels an order', async () => {
    const tradeId = await placeOrder(ada, await addDeal(portal));
    const reply = await portal.app.inject({
      method: 'HEAD',
      url: `/api/user/trade/archive/${tradeId}`,
      headers: { authorization: `Bearer ${ada.accessToken}` },
    });
    expect(reply.statusCode).toBe(404);
    expect((await readTrade(ada, tradeId)).status).toBe(0);
  });

  it('OPTIONS tells no other origin that it may call', async () => {
    const reply = await portal.app.inject({
      method: 'OPTIONS',
      url: '/api/login',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('with and without a trailing slash is the same call', async () => {
    expect((await ada.get('/user/profile/')).json()).toEqual((await ada.get('/user/profile')).json());
  });
});

describe('every answer', () => {
  it('forbids framing, sniffing and foreign scripts, and is not kept', async () => {
    const { headers } = await ada.get('/user/profile');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${SCRIPT_IN_PAGES};`);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('to somebody unauthenticated names the way to authenticate', async () => {
    const reply = await portal.app.inject({ method: 'GET', url: '/api/user/profile' });
    expect(reply.headers['www-authenticate']).toBe('Bearer');
  });
});
