import { DRAFT_MAX_BYTES } from '@portal/domain/people/drafts/draft.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';

let portal: TestPortal;
let ada: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
});
afterAll(() => portal.close());

/** The headers of another session of the same person. */
async function onAnotherDevice({ email, password }: Person): Promise<{ authorization: string }> {
  const login = await portal.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
  });
  return { authorization: `Bearer ${login.json().data.accessToken}` };
}

const draftOf = async (person: Person, scope: string) =>
  (await person.get(`/user/draft/${scope}`)).json().data;

describe('a draft', () => {
  it('typed on one device comes back on another', async () => {
    const data = { quantity: 'abc', note: 'à moitié écrit…', nested: { list: [1, null] } };
    const saved = await ada.post('/user/draft/order:deal-1', { data });
    const elsewhere = await ada.get('/user/draft/order:deal-1/', await onAnotherDevice(ada));
    expect(elsewhere.json().data).toEqual({
      scope: 'order:deal-1',
      data,
      savedAt: portal.deps.clock.now().toISOString(),
    });
    expect(saved.json()).toEqual(elsewhere.json());
  });

  it('is replaced by a later one and gone when discarded', async () => {
    await ada.post('/user/draft/onboarding', { data: { age: '1' } });
    await ada.post('/user/draft/onboarding', { data: { age: '2' } });
    expect(await draftOf(ada, 'onboarding')).toMatchObject({ data: { age: '2' } });
    const nothing = { scope: 'onboarding', data: null, savedAt: null };
    expect((await ada.post('/user/draft/onboarding', { data: null })).json().data).toEqual(nothing);
    expect(await draftOf(ada, 'onboarding')).toEqual(nothing);
  });

  describe('that was typed before what is kept', () => {
    const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, second)).toISOString();
    const save = (person: Person, city: string | null, second: number, headers = {}) =>
      person.post('/user/draft/details:deal-9', { data: city && { city }, typedAt: at(second) }, headers);

    it('changes nothing when its request arrives after the newer one', async () => {
      const dee = await registerPerson(portal);
      await save(dee, 'Guelph', 5);
      const late = await save(dee, 'Gue', 4);
      expect(late.json().data).toMatchObject({ data: { city: 'Guelph' } });
      expect(await draftOf(dee, 'details:deal-9')).toMatchObject({ data: { city: 'Guelph' } });
    });

    it('does not bring back a discarded draft', async () => {
      const dee = await registerPerson(portal);
      await save(dee, 'Guelph', 4);
      await save(dee, null, 5);
      await save(dee, 'Guelph', 4);
      expect(await draftOf(dee, 'details:deal-9')).toMatchObject({ data: null, savedAt: null });
    });

    it('is accepted from another device, and after a minute, when a clock was set back', async () => {
      const dee = await registerPerson(portal);
      await save(dee, 'Guelph', 5);
      await save(dee, 'Sudbury', 4, await onAnotherDevice(dee));
      expect(await draftOf(dee, 'details:deal-9')).toMatchObject({ data: { city: 'Sudbury' } });
      await save(dee, 'Guelph', 3);
      portal.advance(60_001);
      await save(dee, 'Hearst', 2);
      expect(await draftOf(dee, 'details:deal-9')).toMatchObject({ data: { city: 'Hearst' } });
    });
  });

  it('is one per investor', async () => {
    const eve = await registerPerson(portal);
    await ada.post('/user/draft/details:deal-1', { data: { city: 'Guelph' } });
    expect(await draftOf(eve, 'details:deal-1')).toMatchObject({ data: null });
  });

  it('cannot be read in the database, nor moved to another page', async () => {
    await ada.post('/user/draft/pay:deal-1', { data: { account: '1234567' } });
    const row = await portal.db
      .selectFrom('drafts')
      .selectAll()
      .where('scope', '=', 'pay:deal-1')
      .executeTakeFirstOrThrow();
    expect(row.sealed?.includes('1234567')).toBe(false);
    await portal.db
      .insertInto('drafts')
      .values({ ...row, scope: 'pay:deal-2' })
      .execute();
    expect((await ada.get('/user/draft/pay:deal-2')).statusCode).toBe(500);
  });

  it('makes room by deleting the oldest of two hundred', async () => {
    const bob = await registerPerson(portal);
    for (let page = 0; page <= 200; page += 1) {
      portal.advance(1000);
      await bob.post(`/user/draft/order:deal-${page}`, { data: { page } });
    }
    expect(await draftOf(bob, 'order:deal-0')).toMatchObject({ data: null });
    expect(await draftOf(bob, 'order:deal-1')).toMatchObject({ data: { page: 1 } });
    expect(await draftOf(bob, 'order:deal-200')).toMatchObject({ data: { page: 200 } });
  });
});

describe('what is refused', () => {
  it.each(['kyc', 'order', 'order:', 'order:a/b', 'order:a b', `order:${'x'.repeat(65)}`, 'onboarding:x'])(
    'the page %s',
    async (scope) => {
      const reply = await ada.post(`/user/draft/${encodeURIComponent(scope)}`, { data: {} });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({
        code: 'VALIDATION',
        fields: { scope: 'This answer is not valid' },
      });
    },
  );

  it.each([
    ['more than a page holds', { data: { text: 'x'.repeat(DRAFT_MAX_BYTES) } }, 'This text is too long'],
    ['a list', { data: [1, 2] }, 'This answer is not valid'],
    ['nothing', {}, 'This field is required'],
  ])('%s', async (_case, body, sentence) => {
    const reply = await ada.post('/user/draft/onboarding', body);
    expect(reply.json()).toMatchObject({ statusCode: 400, fields: { data: sentence } });
  });
});
