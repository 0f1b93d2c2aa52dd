import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../../main/build-app.ts';
import { forgetExpired } from '../../../../main/fold-areas.ts';
import { linkTokenFor } from '../../../../testing/mail-links.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../../testing/people.ts';
import { codeAt } from '../two-factor/totp.ts';

let portal: TestPortal;
let secondServer: FastifyInstance;
beforeAll(async () => {
  portal = await openTestPortal({ RATE_LIMITS: '1', TRUST_PROXY: '1' });
  secondServer = await buildApp(portal.deps);
});
afterAll(async () => {
  await secondServer.close();
  await portal.close();
});

const QUARTER_HOUR_MS = 900_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const HOME = '127.0.0.1';

let network = 0;

/** Addresses not used in these tests yet. */
function newNetwork(): (host: number) => string {
  network += 1;
  const third = network;
  return (host) => `203.0.${third}.${host}`;
}

function login(address: string, payload: Record<string, string>, server = portal.app) {
  return server.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'x-forwarded-for': address },
    payload,
  });
}

async function guessFromEverywhere(email: string, guesses = 12): Promise<number[]> {
  const from = newNetwork();
  const servers = [portal.app, secondServer];
  const statuses: number[] = [];
  for (let guess = 0; guess < guesses; guess += 1) {
    const reply = await login(from(guess), { email, password: 'a guess' }, servers[guess % 2]);
    statuses.push(reply.statusCode);
  }
  return statuses;
}

const TEN_THEN_REFUSED = [...Array.from({ length: 10 }, () => 401), 429, 429];

describe('guesses of a password', () => {
  beforeAll(() => portal.setTime(TEST_TIME));

  it('from many addresses, at two servers, are refused after ten against one account', async () => {
    const ada = await registerPerson(portal);
    expect(await guessFromEverywhere(ada.email)).toEqual(TEN_THEN_REFUSED);
  });

  it('reveal nothing about who has an account', async () => {
    expect(await guessFromEverywhere('nobody@example.com')).toEqual(TEN_THEN_REFUSED);
  });

  it('do not lock the owner out where they signed in before, and the right password forgives them', async () => {
    const ada = await registerPerson(portal);
    const credentials = { email: ada.email, password: ada.password };
    await guessFromEverywhere(ada.email);
    const elsewhere = newNetwork();
    expect((await login(elsewhere(1), credentials)).statusCode).toBe(429);
    expect((await login(HOME, credentials)).statusCode).toBe(200);
    expect((await login(elsewhere(1), credentials)).statusCode).toBe(200);
  });

  it('lock the owner out elsewhere for a quarter of an hour at most', async () => {
    const ada = await registerPerson(portal);
    await guessFromEverywhere(ada.email);
    const refused = await login(newNetwork()(1), { email: ada.email, password: ada.password });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    portal.advance(QUARTER_HOUR_MS);
    const reply = await login(newNetwork()(1), { email: ada.email, password: ada.password });
    expect(reply.statusCode).toBe(200);
  });

  it('are forgiven by a new password chosen by mail', async () => {
    const ada = await registerPerson(portal);
    await guessFromEverywhere(ada.email);
    await portal.app.inject({ method: 'GET', url: `/api/mobile/forgotpassword/${ada.email}` });
    const token = await linkTokenFor(portal, 'reset-password', ada.email);
    const password = 'seven otters cross the ice';
    const url = `/api/mobile/resetpassword/${ada.user.id}/${token}`;
    await portal.app.inject({ method: 'POST', url, payload: { password } });
    expect((await login(newNetwork()(1), { email: ada.email, password })).statusCode).toBe(200);
  });

  it('by an open session are refused after ten', async () => {
    const ada = await registerPerson(portal);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const body = { currentPassword: 'a guess', newPassword: 'seven otters cross the ice' };
      const address = { 'x-forwarded-for': newNetwork()(guess) };
      statuses.push((await ada.post('/user/password', body, address)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  });
});

describe('guesses of a code', () => {
  it('by somebody with the password are refused after ten, from anywhere and with any challenge', async () => {
    portal.advance(QUARTER_HOUR_MS);
    const ada = await registerPerson(portal);
    const { secret } = (await ada.post('/user/two-factor/start', { password: ada.password })).json().data;
    await ada.post('/user/two-factor/confirm', { code: codeAt(secret, portal.deps.clock.now()) });
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const from = newNetwork();
      const first = await login(from(1), { email: ada.email, password: ada.password });
      const reply = await login(from(2), { challenge: first.json().data.challenge, code: 'AAAAA-AAAAA' });
      statuses.push(reply.statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('count together wherever codes are asked for, so that closing the account is no way around', async () => {
    portal.advance(HOUR_MS);
    const ada = await registerPerson(portal);
    const { secret } = (await ada.post('/user/two-factor/start', { password: ada.password })).json().data;
    await ada.post('/user/two-factor/confirm', { code: codeAt(secret, portal.deps.clock.now()) });
    const body = { password: ada.password, code: 'AAAAA-AAAAA' };
    const calls = ['/user/account/close', '/user/two-factor/turn-off'];
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const from = newNetwork();
      const reply = await ada.post(calls[guess % 2] ?? '', body, { 'x-forwarded-for': from(guess) });
      statuses.push(reply.statusCode);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 5 }, () => [401, 400]).flat());
    expect(statuses.slice(10)).toEqual([429, 429]);
    const first = await login(newNetwork()(1), { email: ada.email, password: ada.password });
    const { challenge } = first.json().data;
    const code = codeAt(secret, portal.deps.clock.now());
    expect((await login(newNetwork()(2), { challenge, code })).statusCode).toBe(429);
  });
});

type Call = { method: 'GET' | 'POST'; url: string; payload?: object; headers?: Record<string, string> };
type CallOf = (email: string) => Call;

describe('calls about one account', () => {
  it.each<[string, number, CallOf]>([
    ['registering an address', 10, (email) => ({ method: 'POST', url: '/api/register', payload: { email } })],
    [
      'asking for a new password',
      5,
      (email) => ({ method: 'GET', url: `/api/mobile/forgotpassword/${email}` }),
    ],
    ['writing to the dealer', 5, (email) => ({ method: 'POST', url: '/api/sendemail', payload: { email } })],
    [
      'reporting the faults of one session',
      60,
      () => ({
        method: 'POST',
        url: '/api/client-errors',
        payload: { text: 'a fault' },
        headers: { authorization: 'Bearer the-same' },
      }),
    ],
  ])('such as %s are refused after %i from anywhere, at both servers', async (_call, max, callOf) => {
    portal.advance(QUARTER_HOUR_MS);
    const servers = [portal.app, secondServer];
    const from = newNetwork();
    const statuses: number[] = [];
    for (let call = 0; call < max + 2; call += 1) {
      const request = callOf(call % 2 === 0 ? 'one@example.com' : 'ONE@example.com');
      const headers = { ...request.headers, 'x-forwarded-for': from(call) };
      const reply = await servers[call % 2]?.inject({ ...request, headers });
      statuses.push(reply?.statusCode ?? 0);
    }
    expect(statuses.slice(0, max)).not.toContain(429);
    expect(statuses.slice(max)).toEqual([429, 429]);
  });

  it('of one investor are refused from anywhere, while another at the same address is unaffected', async () => {
    portal.advance(QUARTER_HOUR_MS);
    const [ada, ben] = [await registerPerson(portal), await registerPerson(portal)];
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) {
      statuses.push((await ada.post('/user/email/verification')).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const away = { 'x-forwarded-for': newNetwork()(1) };
    expect((await ada.post('/user/email/verification', undefined, away)).statusCode).toBe(429);
    expect((await ben.post('/user/email/verification')).statusCode).toBe(200);
  });
});

describe('what is remembered of sign-ins', () => {
  it('contains no address, and is deleted with dead credentials', async () => {
    const places = await portal.db.selectFrom('sign_in_places').selectAll().execute();
    expect(places.length).toBeGreaterThan(0);
    expect(JSON.stringify(places)).not.toMatch(/127\.0\.0\.1|203\.0\./);
    portal.advance(91 * DAY_MS);
    await forgetExpired(portal.deps);
    const left = await Promise.all(
      (
        [
          'sign_in_places',
          'sign_in_challenges',
          'email_verifications',
          'email_changes',
          'password_resets',
        ] as const
      ).map((table) => portal.db.selectFrom(table).selectAll().execute()),
    );
    expect(left).toEqual([[], [], [], [], []]);
  });
});
