import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetExpired } from '../../../main/fold-areas.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ RATE_LIMITS: '1', TRUST_PROXY: '1' });
});
afterAll(() => portal.close());

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let guesses = 0;

/** Each guess is about another account, so that only the address is counted. */
function tryPassword(address: string) {
  guesses += 1;
  return portal.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'x-forwarded-for': address },
    payload: { email: `nobody-${guesses}@example.com`, password: 'a guess' },
  });
}

describe('a limited call', () => {
  it('is refused after too many from one address, with the seconds to wait, and allowed again later', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      statuses.push((await tryPassword('203.0.113.7')).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    const refused = await tryPassword('203.0.113.7');
    expect(refused.json()).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(refused.json().message).toEqual([
      `Too many attempts. Please try again in ${Math.ceil(seconds / 60)} min.`,
    ]);
    expect((await tryPassword('203.0.113.8')).statusCode).toBe(401);
    portal.advance(15 * MINUTE_MS);
    expect((await tryPassword('203.0.113.7')).statusCode).toBe(401);
  });

  it('cannot be escaped by claiming another address before the proxy’s', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      statuses.push((await tryPassword(`198.51.100.${attempt}, 203.0.113.9`)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('does not store in clear whom it counted', async () => {
    const rows = await portal.db.selectFrom('rate_limits').select('key').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ key }) => !key.includes('203.0.113'))).toBe(true);
  });
});

describe('what has served', () => {
  it('is forgotten: counts after a day, remembered answers after a week', async () => {
    const payload = {
      firstName: 'A',
      lastName: 'B',
      email: 'kept@example.com',
      password: 'brave otters',
      acceptTerms: true,
    };
    await portal.app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'idempotency-key': 'k' },
      payload,
    });
    portal.advance(2 * DAY_MS);
    await forgetExpired(portal.deps);
    expect(await portal.db.selectFrom('rate_limits').select('key').execute()).toEqual([]);
    expect(await portal.db.selectFrom('idempotency_keys').select('key').execute()).toHaveLength(1);
    portal.advance(6 * DAY_MS);
    await forgetExpired(portal.deps);
    expect(await portal.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
    expect(await portal.db.selectFrom('sessions').select('investor_id').execute()).toHaveLength(1);
    portal.advance(30 * DAY_MS);
    await forgetExpired(portal.deps);
    expect(await portal.db.selectFrom('sessions').select('investor_id').execute()).toEqual([]);
  });
});
