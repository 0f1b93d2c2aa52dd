import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, readKyc, submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { setAsideContext } from './versions/seal-answers.ts';
import { keepSetAside, SET_ASIDE_MAX } from './versions/set-aside-answers.store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** How many seconds ago each answer was given, by wire path. */
type Ages = Readonly<Record<string, number>>;

const SENT_AT = Date.parse('2031-01-01T00:00:00.000Z');

/** A save by a device whose clock is years ahead. */
function save(token: string, body: object, ages: Ages = {}) {
  const answeredAt = Object.fromEntries(
    Object.entries(ages).map(([path, seconds]) => [path, new Date(SENT_AT - seconds * 1000).toISOString()]),
  );
  return portal.app.inject({
    method: 'POST',
    url: '/api/user/kyc/save',
    headers: { authorization: `Bearer ${token}` },
    payload: { ...body, sentAt: new Date(SENT_AT).toISOString(), answeredAt },
  });
}

/** A person with a laptop and a phone. */
async function twoDevices(): Promise<{ ada: Person; laptop: string; mobile: string }> {
  const ada = await registerPerson(portal);
  const payload = { email: ada.email, password: ada.password };
  const login = await portal.app.inject({ method: 'POST', url: '/api/login', payload });
  return { ada, laptop: ada.accessToken, mobile: login.json().data.accessToken };
}

async function keptAside(ada: Person): Promise<unknown[]> {
  const rows = await portal.db
    .selectFrom('kyc_set_aside_answers')
    .select(['id', 'path', 'sealed'])
    .where('investor_id', '=', ada.user.id)
    .orderBy('path')
    .execute();
  const opened = rows.map(async ({ id, path, sealed }) => {
    const answer = await portal.deps.secrets.open(sealed, setAsideContext(id));
    return [path, JSON.parse(answer.toString())];
  });
  return Promise.all(opened);
}

describe('a device that was offline and sends late', () => {
  it('overwrites nothing answered since, is told so, and its answers are kept sealed', async () => {
    const { ada, laptop, mobile } = await twoDevices();
    await save(mobile, { basics: { genderStatus: '1', phone: '416 555 0142' } }, { 'basics.phone': 5 });
    const late = { basics: { genderStatus: '2', phone: '416 555 0199', middleName: 'Bea' } };
    const reply = await save(laptop, late, {
      'basics.genderStatus': 600,
      'basics.phone': 600,
      'basics.middleName': 600,
    });
    expect(reply.statusCode).toBe(200);
    const now = portal.deps.clock.now().getTime();
    expect(reply.json().data.superseded).toEqual([
      { path: 'basics.phone', at: new Date(now - 5_000).toISOString() },
      { path: 'basics.genderStatus', at: new Date(now).toISOString() },
    ]);
    const { basics } = (await readKyc(ada)).sections;
    expect(basics).toMatchObject({ genderStatus: '1', middleName: 'Bea' });
    expect(JSON.stringify(basics)).not.toContain('0199');
    expect(await keptAside(ada)).toEqual([
      ['basics.gender', '2'],
      ['basics.phone', '416 555 0199'],
    ]);
    const audit = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('investor_id', '=', ada.user.id)
      .where('action', '=', 'kyc.answers-superseded')
      .executeTakeFirstOrThrow();
    expect(audit.detail).toEqual({ version: 1, paths: ['basics.phone', 'basics.gender'] });
  });

  it('does not begin a version after a submission it knew nothing about', async () => {
    const { ada, mobile } = await twoDevices();
    const submitted = await submitKyc(ada);
    const reply = await save(mobile, { basics: { phone: '416 555 0199' } }, { 'basics.phone': 600 });
    expect(reply.json().data).toMatchObject({ id: submitted.id, version: 1, superseded: [{}] });
    expect(await readKyc(ada)).toEqual(submitted);
    expect(await keptAside(ada)).toEqual([['basics.phone', '416 555 0199']]);
  });

  it('submits nothing the person has not seen', async () => {
    const { ada, laptop, mobile } = await twoDevices();
    const profile = await exampleOf(ada);
    await save(mobile, { basics: { middleName: 'Newer' } });
    const finish = { ...profile, basics: { ...profile.basics, middleName: 'Older' }, formIsFinished: true };
    const first = await save(laptop, finish, { 'basics.middleName': 60 });
    expect(first.json().data).toMatchObject({
      submittedAt: null,
      superseded: [{ path: 'basics.middleName' }],
    });
    const second = await save(laptop, { formIsFinished: true });
    expect(second.json().data.submittedAt).not.toBeNull();
    expect(second.json().data).not.toHaveProperty('superseded');
  });
});

describe('saves of two devices', () => {
  it.each([
    ['in order', ['older', 'newer']],
    ['out of order', ['newer', 'older']],
  ] as const)('%s leave the newer answer of a field and both of different fields', async (_row, order) => {
    const { ada, laptop, mobile } = await twoDevices();
    const saves = {
      older: () =>
        save(
          laptop,
          { basics: { middleName: 'Old', title: 'Dr' } },
          { 'basics.middleName': 90, 'basics.title': 90 },
        ),
      newer: () => save(mobile, { basics: { middleName: 'New', phone: '1' } }, { 'basics.middleName': 10 }),
    };
    for (const which of order) {
      expect((await saves[which]()).statusCode).toBe(200);
    }
    expect((await readKyc(ada)).sections.basics).toMatchObject({
      middleName: 'New',
      title: 'Dr',
      phone: '1',
    });
    expect(await keptAside(ada)).toEqual([['basics.middleName', 'Old']]);
  });

  it('Save & Exit while an older save is in flight keeps the newest answers', async () => {
    const { ada, laptop } = await twoDevices();
    const older = { basics: { middleName: 'B', title: 'Dr' } };
    const atExit = save(laptop, { basics: { middleName: 'Bea' } }, { 'basics.middleName': 1 });
    expect((await atExit).json().data.sections.basics.middleName).toBe('Bea');
    const overtaken = await save(laptop, older, { 'basics.middleName': 2, 'basics.title': 2 });
    expect(overtaken.statusCode).toBe(200);
    expect((await readKyc(ada)).sections.basics).toMatchObject({ middleName: 'Bea', title: 'Dr' });
  });

  it('that race with a submission return the state as of then', async () => {
    const { ada, laptop, mobile } = await twoDevices();
    const profile = await exampleOf(ada);
    await save(laptop, profile);
    const replies = await Promise.all([
      save(laptop, { formIsFinished: true }),
      save(mobile, { basics: { middleName: 'Bea' } }),
      save(laptop, { formIsFinished: true }),
      save(mobile, { basics: { title: '2' } }, { 'basics.title': 3_600 }),
    ]);
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200]);
    const versions = await portal.db
      .selectFrom('kyc_versions')
      .select(['version', 'state', 'submitted_at'])
      .where('investor_id', '=', ada.user.id)
      .orderBy('version')
      .execute();
    expect(versions[0]).toMatchObject({ version: 1, state: 'submitted' });
    expect(JSON.stringify((await readKyc(ada)).sections.basics)).toContain('Bea');
  });
});

describe('the times of a save', () => {
  it.each([
    ['a time that is none', { 'basics.phone': 'yesterday' }],
    [
      'more fields than a profile has',
      Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`a${at}`, '2026-11-18T15:00:00.000Z'])),
    ],
    ['a path longer than any', { ['x'.repeat(121)]: '2026-11-18T15:00:00.000Z' }],
  ])('are refused with %s', async (_row, answeredAt) => {
    const ada = await registerPerson(portal);
    const reply = await ada.post('/user/kyc/save', { basics: { phone: '1' }, answeredAt });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'VALIDATION']);
  });

  it('for unknown fields are ignored', async () => {
    const ada = await registerPerson(portal);
    const reply = await save(
      ada.accessToken,
      { basics: { middleName: 'B' } },
      { '__proto__.x': 5, wishes: 9 },
    );
    expect(reply.statusCode).toBe(200);
  });
});

describe('answers that were set aside', () => {
  it('are limited: the oldest make room', async () => {
    const { ada, laptop } = await twoDevices();
    const { id: kycId } = (await save(laptop, { basics: { middleName: 'B' } })).json().data;
    const at = portal.deps.clock.now();
    const rows = Array.from({ length: SET_ASIDE_MAX + 5 }, (_, index) => ({
      id: `${ada.user.id}-${index}`,
      kycId,
      path: 'basics.phone',
      sealed: Buffer.from('sealed'),
      answeredAt: new Date(at.getTime() + index),
      cameLate: false,
    }));
    await keepSetAside(portal.db, ada.user.id, rows, at);
    const left = await portal.db
      .selectFrom('kyc_set_aside_answers')
      .select('answered_at')
      .where('investor_id', '=', ada.user.id)
      .orderBy('answered_at')
      .execute();
    expect(left).toHaveLength(SET_ASIDE_MAX);
    expect(left[0]?.answered_at).toEqual(new Date(at.getTime() + 5));
    await portal.db.deleteFrom('kyc_set_aside_answers').where('investor_id', '=', ada.user.id).execute();
  });
});
