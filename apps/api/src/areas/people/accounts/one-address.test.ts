import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const logIn = (email: string, { password }: Person) =>
  portal.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });

describe('an account of an address that has two writings', () => {
  it.each([
    ['in the letters that people read', 'eve@exämple.ca', 'EVE@xn--exmple-cua.ca'],
    ['with its domain in code', 'ann@XN--EXMPLE-CUA.ca', 'ann@exämple.ca'],
    ['with marks apart from their letters', 'ze\u0301@example.ca', 'ZÉ@example.ca'],
  ])('is one, registered %s', async (_how, typed, other) => {
    const person = await registerPerson(portal, { email: typed });
    for (const email of [typed, other]) {
      const reply = await logIn(email, person);
      expect([reply.statusCode, reply.json().data?.user.id]).toEqual([200, person.user.id]);
    }
    await expect(registerPerson(portal, { email: other })).rejects.toThrow('EMAIL_TAKEN');
    expect(person.user.email).not.toContain('xn--');
  });

  it.each([
    ['its domain in code', 'old@xn--exmple-cua.ca', 'old@exämple.ca'],
    ['marks apart from their letters', 'olde\u0301@example.ca', 'oldé@example.ca'],
  ])('is reached by both where a row of before has %s', async (_how, kept, other) => {
    const person = await registerPerson(portal);
    await portal.db.updateTable('investors').set({ email: kept }).where('id', '=', person.user.id).execute();
    for (const email of [kept, other]) {
      const reply = await logIn(email, person);
      expect([reply.statusCode, reply.json().data?.user.id]).toEqual([200, person.user.id]);
    }
    await expect(registerPerson(portal, { email: other })).rejects.toThrow('EMAIL_TAKEN');
  });

  it('opens the account whose row has the one form, where two rows of before are one address', async () => {
    const [first, second] = [await registerPerson(portal), await registerPerson(portal)];
    const keep = (person: Person, email: string) =>
      portal.db.updateTable('investors').set({ email }).where('id', '=', person.user.id).execute();
    await keep(first, 'two@xn--exmple-cua.ca');
    await keep(second, 'two@exämple.ca');
    expect((await logIn('two@exämple.ca', second)).json().data.user.id).toBe(second.user.id);
  });
});
