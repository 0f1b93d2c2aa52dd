import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('registration', () => {
  it.each([
    ['an address at the dealer', { email: 'admin@northline.example' }],
    ['an address that says admin', { email: 'administrator+dealer@example.com' }],
    ['a referral code of a representative', { referral: { mwr: 'dealer', ref: 'admin', deal: 'all' } }],
    ['a role', { role: 'admin', roles: ['dealer'], isAdmin: true, permissions: ['*'] }],
    [
      'fields of the account itself',
      {
        id: 'chosen',
        onboarded: true,
        emailVerified: true,
        email_verified_at: '2026-01-01',
        createdAt: '2020-01-01',
      },
    ],
  ])('gives no role or privilege by %s', async (_case, extra) => {
    const plain = await registerPerson(portal);
    const person = await registerPerson(portal, extra);
    expect(Object.keys(person.user).sort()).toEqual(Object.keys(plain.user).sort());
    expect(person.user).toMatchObject({
      onboarded: false,
      emailVerified: false,
      dealerRepresentative: null,
      createdAt: plain.user.createdAt,
    });
    expect(person.user.id).not.toBe('chosen');
    const row = await portal.db
      .selectFrom('investors')
      .selectAll()
      .where('id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ onboarded_at: null, email_verified_at: null });
    expect(Object.keys(row).some((column) => /role|admin|permission|staff/.test(column))).toBe(false);
    const others = await person.get(`/user/trades/${plain.user.id}`);
    expect(others.statusCode).toBe(404);
  });

  it('with a prototype among its fields is not read at all', async () => {
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/register',
      headers: { 'content-type': 'application/json' },
      payload: '{ "email": "ada@example.com", "__proto__": { "role": "admin" } }',
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'MALFORMED_REQUEST']);
  });
});
