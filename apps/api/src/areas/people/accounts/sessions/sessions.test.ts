import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const MINUTE_MS = 60_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';

async function signInElsewhere({ email, password }: Person): Promise<string> {
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'user-agent': PHONE },
    payload: { email, password },
  });
  return reply.json().data.accessToken;
}

function profileWith(token: string) {
  return portal.app.inject({
    method: 'GET',
    url: '/api/user/profile',
    headers: { authorization: `Bearer ${token}` },
  });
}

describe('the idle end of a session', () => {
  beforeAll(() => portal.setTime(TEST_TIME));

  async function idleEnd(person: Person): Promise<string> {
    return (await person.get('/user/session')).json().data.idleEndsAt;
  }

  it('is shown with the absolute one, and asking does not move it', async () => {
    const ada = await registerPerson(portal);
    const start = portal.deps.clock.now().getTime();
    portal.advance(10 * MINUTE_MS);
    expect((await ada.get('/user/session', { 'x-person-acted': '1' })).json().data).toEqual({
      idleEndsAt: new Date(start + 30 * MINUTE_MS).toISOString(),
      endsAt: new Date(start + 12 * 60 * MINUTE_MS).toISOString(),
    });
  });

  it.each([
    ['reading the profile by itself', '/user/profile/', {}, false],
    [
      'reading the profile because the person said to go on',
      '/user/profile/',
      { 'x-person-acted': '1' },
      true,
    ],
    ['any other call', '/user/trades', {}, true],
    ['any other call that the page makes by itself', '/user/sessions', { 'x-person-acted': '0' }, false],
  ])('%s moves it: %s %o %s', async (_call, path, headers, isMoved) => {
    const ada = await registerPerson(portal);
    const before = await idleEnd(ada);
    portal.advance(20 * MINUTE_MS);
    await ada.get(path === '/user/trades' ? `/user/trades/${ada.user.id}` : path, headers);
    expect((await idleEnd(ada)) !== before).toBe(isMoved);
  });

  it('is never later than the absolute end', async () => {
    const ada = await registerPerson(portal);
    for (let used = 0; used < 35; used += 1) {
      portal.advance(20.4 * MINUTE_MS);
      await ada.get('/user/sessions');
    }
    const { idleEndsAt, endsAt } = (await ada.get('/user/session')).json().data;
    expect(idleEndsAt).toBe(endsAt);
  });
});

describe('the list of sessions', () => {
  it('names the devices, marks the current one and contains no token', async () => {
    const ada = await registerPerson(portal);
    await signInElsewhere(ada);
    const reply = await ada.get('/user/sessions');
    expect(reply.json().data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ browser: 'other', system: 'other', current: true }),
        expect.objectContaining({ browser: 'safari', system: 'ios', current: false }),
      ]),
    );
    expect(reply.json().data).toHaveLength(2);
    const rows = await portal.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('investor_id', '=', ada.user.id)
      .execute();
    expect(rows.every(({ token_hash }) => !reply.body.includes(token_hash))).toBe(true);
  });

  it('leaves out sessions that have ended or idled out', async () => {
    const ada = await registerPerson(portal);
    await signInElsewhere(ada);
    portal.advance(20 * MINUTE_MS);
    await ada.get('/user/sessions');
    portal.advance(20 * MINUTE_MS);
    expect((await ada.get('/user/sessions')).json().data).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  it('ends the one that was chosen at once, and again without complaint', async () => {
    const ada = await registerPerson(portal);
    const token = await signInElsewhere(ada);
    const list: { id: string; current: boolean }[] = (await ada.get('/user/sessions')).json().data;
    const other = list.find(({ current }) => !current)?.id;
    expect((await ada.post(`/user/sessions/${other}/end`)).statusCode).toBe(200);
    expect((await profileWith(token)).statusCode).toBe(401);
    expect((await ada.post(`/user/sessions/${other}/end`)).statusCode).toBe(200);
    expect((await ada.get('/user/profile')).statusCode).toBe(200);
  });

  it('ends all but the current one and says how many', async () => {
    const ada = await registerPerson(portal);
    const tokens = [await signInElsewhere(ada), await signInElsewhere(ada)];
    expect((await ada.post('/user/sessions/end-others')).json()).toEqual({ data: { ended: 2 } });
    const replies = await Promise.all(tokens.map(profileWith));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect((await ada.get('/user/sessions')).json().data).toHaveLength(1);
  });

  it('of another investor is treated as one that does not exist', async () => {
    const [ada, ben] = [await registerPerson(portal), await registerPerson(portal)];
    const [bens]: { id: string }[] = (await ben.get('/user/sessions')).json().data;
    const refused = await ada.post(`/user/sessions/${bens?.id}/end`);
    const unknown = await ada.post('/user/sessions/nothing/end');
    expect([refused.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect(refused.json().message).toEqual(unknown.json().message);
    expect((await ben.get('/user/profile')).statusCode).toBe(200);
  });

  it('is audited, once for each that ended', async () => {
    const ada = await registerPerson(portal);
    await signInElsewhere(ada);
    const [first]: { id: string }[] = (await ada.get('/user/sessions'))
      .json()
      .data.filter(({ current }: { current: boolean }) => !current);
    await ada.post(`/user/sessions/${first?.id}/end`);
    await ada.post(`/user/sessions/${first?.id}/end`);
    await signInElsewhere(ada);
    await ada.post('/user/sessions/end-others');
    const rows = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'target', 'detail'])
      .where('investor_id', '=', ada.user.id)
      .where('action', 'in', ['session.ended', 'session.others-ended'])
      .orderBy('seq')
      .execute();
    expect(rows).toMatchObject([
      { action: 'session.ended', target: `session:${first?.id}` },
      { action: 'session.others-ended', detail: { ended: 1 } },
    ]);
    expect(rows).toHaveLength(2);
  });
});
