import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/db/transact.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { findCredentials, holdPasswordHash, setPasswordHash } from './profile/password-hashes.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;
const ACTED = { 'x-person-acted': '1' };

describe('an account', () => {
  it('is made, opened with its password, and shown to its owner', async () => {
    const ada = await registerPerson(portal, { email: 'ADA@Example.com ' });
    expect(ada.user).toMatchObject({
      firstName: 'Ada',
      email: 'ada@example.com',
      onboarded: false,
      dealerRepresentative: null,
    });
    const login = await portal.app.inject({
      method: 'POST',
      url: '/api/login/?platform=mobile',
      payload: { username: 'ada@example.com', password: ada.password },
    });
    expect(login.statusCode).toBe(200);
    expect(login.json().data.user.id).toBe(ada.user.id);
    expect((await ada.get('/user/profile/')).json().data).toEqual(ada.user);
  });

  it('is refused for an address that has one, most important message first, in the language asked for', async () => {
    const ada = await registerPerson(portal);
    const again = await portal.app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'accept-language': 'fr-CA,fr;q=0.9' },
      payload: {
        firstName: 'A',
        lastName: 'B',
        email: ada.email,
        password: 'brave otters',
        acceptTerms: true,
      },
    });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(again.json().message[0]).toContain('Un compte existe déjà');
  });

  it('reports every wrong field at once', async () => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: { email: 'nobody', password: 'short' },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is invalid',
      password: 'Use at least 10 characters. A short sentence works well.',
      acceptTerms: 'Accept the terms to continue',
    });
  });

  it.each([
    ['an unknown address', 'nobody@example.com', 'whatever it is'],
    ['a wrong password', 'known@example.com', 'not the password'],
  ])('answers the same for %s', async (_case, email, password) => {
    await registerPerson(portal, { email: `${_case.length}-known@example.com` });
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password },
    });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({
      code: 'CREDENTIALS_WRONG',
      message: ['The email or the password is not right.'],
    });
  });
});

describe('a session', () => {
  it('is dead the moment its owner logs out', async () => {
    const ada = await registerPerson(portal);
    expect((await ada.post('/logout')).statusCode).toBe(200);
    expect((await ada.get('/user/profile')).statusCode).toBe(401);
  });

  it('ends after half an hour without use and stays alive while used', async () => {
    const ada = await registerPerson(portal);
    portal.advance(0.4 * HOUR_MS);
    expect((await ada.get('/user/profile', ACTED)).statusCode).toBe(200);
    portal.advance(0.4 * HOUR_MS);
    expect((await ada.get('/user/profile', ACTED)).statusCode).toBe(200);
    portal.advance(0.51 * HOUR_MS);
    expect((await ada.get('/user/profile', ACTED)).statusCode).toBe(401);
  });

  it('ends at its absolute end, however busy', async () => {
    const ada = await registerPerson(portal);
    for (let used = 0; used < 29; used += 1) {
      portal.advance(0.41 * HOUR_MS);
      expect((await ada.get('/user/profile', ACTED)).statusCode).toBe(200);
    }
    portal.advance(0.41 * HOUR_MS);
    expect((await ada.get('/user/profile', ACTED)).statusCode).toBe(401);
  });

  it('opened with a password that is reset at the same time does not survive the reset', async () => {
    const ada = await registerPerson(portal);
    const before = await findCredentials(portal.db, ada.email);
    await transact(portal.db, (trx) => setPasswordHash(trx, ada.user.id, 'another hash'));
    const isHeld = await transact(portal.db, (trx) =>
      holdPasswordHash(trx, ada.user.id, before?.passwordHash ?? ''),
    );
    expect(isHeld).toBe(false);
  });

  it.each([
    ['no token', undefined],
    ['a malformed token', 'Bearer nothing'],
    ['another scheme', 'Basic abc'],
  ])('is not opened by %s', async (_case, authorization) => {
    const reply = await portal.app.inject({
      method: 'GET',
      url: '/api/user/profile',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(reply.statusCode).toBe(401);
    expect(reply.json().code).toBe('UNAUTHENTICATED');
  });
});

describe('an Idempotency-Key', () => {
  it('gives the same response twice and makes one account', async () => {
    const payload = {
      firstName: 'A',
      lastName: 'B',
      email: 'twice@example.com',
      password: 'brave otters',
      acceptTerms: true,
    };
    const send = () =>
      portal.app.inject({
        method: 'POST',
        url: '/api/register',
        headers: { 'idempotency-key': 'k-1' },
        payload,
      });
    const first = await send();
    const second = await send();
    expect(first.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    const other = await portal.app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'idempotency-key': 'k-1' },
      payload: { ...payload, lastName: 'C' },
    });
    expect(other.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('a session with a short idle time', () => {
  it('stays alive while used, and ends without use', async () => {
    const brief = await openTestPortal({ SESSION_IDLE_MINUTES: '1' });
    const ada = await registerPerson(brief);
    for (let used = 0; used < 4; used += 1) {
      brief.advance(50_000);
      expect((await ada.get('/user/profile', ACTED)).statusCode).toBe(200);
    }
    brief.advance(61_000);
    expect((await ada.get('/user/profile', ACTED)).statusCode).toBe(401);
    await brief.close();
  });
});
