import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { approvedDebit } from '../../../testing/payments.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const MINUTE_MS = 60_000;

const ask = (person: Person, password = person.password) => person.post('/user/data', { password });
const follow = (url: string) =>
  portal.app.inject({ method: 'GET', url: url.replace('http://portal.test', '') });

async function dataOf(person: Person) {
  const { url } = (await ask(person)).json().data;
  const files = unzipSync((await follow(url)).rawPayload);
  const text = Buffer.from(files['data.json'] ?? []).toString();
  return { names: Object.keys(files), files, text, data: JSON.parse(text) };
}

describe('all data of a person', () => {
  it('is an archive of what the portal holds and of every file, without the numbers it masks', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    await ada.get('/user/statement/csv');
    const { names, files, text, data } = await dataOf(ada);
    expect(data.account).toMatchObject({ firstName: 'Ada', email: ada.email });
    expect(data.orders).toMatchObject([{ id: tradeId, payment: { accountLastDigits: '890' } }]);
    expect(data.actions.map(({ action }: { action: string }) => action)).toContain('investor.registered');
    expect(text).not.toContain('1234567890');
    expect(names).toHaveLength(2);
    expect(names[1]).toMatch(/^files\/001 Statement of your orders .*\.csv$/);
    expect(data.files).toMatchObject([{ name: names[1], purpose: 'statement' }]);
    expect(Buffer.from(files[names[1] ?? ''] ?? []).toString()).toContain('Maple Street Homes');
  });

  it("holds nothing of another person's, and nothing that the dealer noted about them", async () => {
    const { ada } = await approvedDebit(portal);
    const eve = await registerPerson(portal);
    const { text, data } = await dataOf(eve);
    expect(text).not.toContain(ada.email);
    expect(data.orders).toEqual([]);
    expect(data.actions.every(({ target }: { target: string }) => target === `investor:${eve.user.id}`)).toBe(
      true,
    );
  });

  it('is given against the password, at most three times a day', async () => {
    const ada = await registerPerson(portal);
    const refused = await ask(ada, 'another password');
    expect(refused.json()).toMatchObject({ code: 'VALIDATION', fields: { password: expect.any(String) } });
    for (const _time of [1, 2, 3]) {
      expect((await ask(ada)).statusCode).toBe(200);
    }
    const fourth = await ask(ada);
    expect(fourth.json().code).toBe('RATE_LIMITED');
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(MINUTE_MS / 1_000);
  });

  it('is behind a link that expires, and opens nobody else’s data', async () => {
    const [ada, eve] = [await registerPerson(portal), await registerPerson(portal)];
    const { url } = (await ask(ada)).json().data;
    expect((await follow(url.replace(ada.user.id, eve.user.id))).statusCode).toBe(404);
    expect((await follow(url)).headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('attachment'),
    });
    portal.advance(6 * MINUTE_MS);
    expect((await follow(url)).statusCode).toBe(404);
  });
});
