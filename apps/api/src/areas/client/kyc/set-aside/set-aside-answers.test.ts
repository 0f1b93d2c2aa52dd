import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readKyc, submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(aSecondPasses);

function aSecondPasses(): void {
  portal.advance(1_000);
}

const SENT_AT = '2031-01-01T12:00:00.000Z';
const AN_HOUR_BEFORE = '2031-01-01T11:00:00.000Z';

/** A person whose laptop was offline: it sends an hour-old answer after the phone has sent a newer one. */
async function lateAnswer(
  standing: Record<string, unknown>,
  late: Record<string, unknown>,
): Promise<{ ada: Person; asideOf: (person: Person) => Promise<unknown> }> {
  const ada = await registerPerson(portal);
  const payload = { email: ada.email, password: ada.password };
  const login = await portal.app.inject({ method: 'POST', url: '/api/login', payload });
  await portal.app.inject({
    method: 'POST',
    url: '/api/user/kyc/save',
    headers: { authorization: `Bearer ${login.json().data.accessToken}` },
    payload: { basics: standing },
  });
  await sendLate(ada, late);
  return { ada, asideOf };
}

async function sendLate(ada: Person, late: Record<string, unknown>): Promise<void> {
  const answeredAt = Object.fromEntries(Object.keys(late).map((name) => [`basics.${name}`, AN_HOUR_BEFORE]));
  const reply = await ada.post('/user/kyc/save', { basics: late, sentAt: SENT_AT, answeredAt });
  expect(reply.statusCode).toBe(200);
}

async function asideOf(person: Person): Promise<unknown> {
  return (await person.get('/user/kyc/set-aside')).json().data;
}

const decide = (person: Person, path: string, use: boolean) =>
  person.post('/user/kyc/set-aside', { path, use });

const anHourAgo = () => new Date(portal.deps.clock.now().getTime() - 3_600_000).toISOString();

describe('an answer that arrived after another device’s newer one', () => {
  it('waits for the person under its wire name until they keep the current answer', async () => {
    const { ada } = await lateAnswer({ genderStatus: '1' }, { genderStatus: '2' });
    expect(await asideOf(ada)).toEqual([
      { path: 'basics.genderStatus', answer: '2', answeredAt: anHourAgo() },
    ]);
    const reply = await decide(ada, 'basics.genderStatus', false);
    expect(reply.json().data.sections.basics.genderStatus).toBe('1');
    expect(await asideOf(ada)).toEqual([]);
  });

  it.each([
    ['a count', { dependents: 2 }, { dependents: 3 }],
    ['a yes or no', { includeSpouseFinancial: true }, { includeSpouseFinancial: false }],
  ])('waits as %s as well as a text', async (_row, standing, late) => {
    const { ada } = await lateAnswer(standing, late);
    const [[name, answer] = []] = Object.entries(late);
    expect(await asideOf(ada)).toEqual([{ path: `basics.${name}`, answer, answeredAt: anHourAgo() }]);
  });

  it('is used after all if the person wants it, once and for all', async () => {
    const { ada } = await lateAnswer({ genderStatus: '1' }, { genderStatus: '2' });
    for (const _time of ['once', 'twice']) {
      const reply = await decide(ada, 'basics.genderStatus', true);
      expect([reply.statusCode, reply.json().data.sections.basics.genderStatus]).toEqual([200, '2']);
    }
    expect(await asideOf(ada)).toEqual([]);
    const audit = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('investor_id', '=', ada.user.id)
      .where('action', '=', 'kyc.set-aside-decided')
      .execute();
    expect(audit).toEqual([{ detail: { version: 1, path: 'basics.gender', used: true } }]);
  });

  it('is decided on by itself, and begins no version if it is left', async () => {
    const ada = await registerPerson(portal);
    const payload = { email: ada.email, password: ada.password };
    const login = await portal.app.inject({ method: 'POST', url: '/api/login', payload });
    const submitted = await submitKyc(ada);
    const late = { middleName: 'Bea', title: '3' };
    const answeredAt = { 'basics.middleName': AN_HOUR_BEFORE, 'basics.title': AN_HOUR_BEFORE };
    await portal.app.inject({
      method: 'POST',
      url: '/api/user/kyc/save',
      headers: { authorization: `Bearer ${login.json().data.accessToken}` },
      payload: { basics: late, sentAt: SENT_AT, answeredAt },
    });
    const left = await decide(ada, 'basics.title', false);
    expect(left.json().data).toEqual(submitted);
    expect(await asideOf(ada)).toMatchObject([{ path: 'basics.middleName', answer: 'Bea' }]);
    const rows = await portal.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('target', '=', `kyc:${submitted.id}`)
      .where('action', 'in', ['kyc.version-started', 'kyc.set-aside-decided'])
      .orderBy('seq')
      .execute();
    expect(rows).toEqual([
      { action: 'kyc.version-started', detail: { version: 1 } },
      { action: 'kyc.set-aside-decided', detail: { version: 1, path: 'basics.title', used: false } },
    ]);
  });

  it('shows only the end of a secret number, and is stored whole if used', async () => {
    const name = 'socialInsuranceNumber';
    const { ada } = await lateAnswer({ [name]: '130692544' }, { [name]: '046454286' });
    const shown = await ada.get('/user/kyc/set-aside');
    expect(shown.json().data).toMatchObject([{ path: `basics.${name}`, answer: '***-***-286' }]);
    expect(shown.body).not.toContain('046454286');
    const used = await decide(ada, `basics.${name}`, true);
    expect(used.json().data.sections.basics[name]).toBe('***-***-286');
    expect(await asideOf(ada)).toEqual([]);
  });

  it('begins the next version if used after a submission', async () => {
    const ada = await registerPerson(portal);
    const payload = { email: ada.email, password: ada.password };
    const login = await portal.app.inject({ method: 'POST', url: '/api/login', payload });
    const submitted = await submitKyc(ada);
    const reply = await portal.app.inject({
      method: 'POST',
      url: '/api/user/kyc/save',
      headers: { authorization: `Bearer ${login.json().data.accessToken}` },
      payload: {
        basics: { middleName: 'Bea' },
        sentAt: SENT_AT,
        answeredAt: { 'basics.middleName': AN_HOUR_BEFORE },
      },
    });
    expect(reply.json().data).toMatchObject({ version: 1, superseded: [{ path: 'basics.middleName' }] });
    const used = await decide(ada, 'basics.middleName', true);
    expect(used.json().data).toMatchObject({ version: 2, submittedAt: null });
    expect(used.json().data.id).not.toBe(submitted.id);
  });

  it.each([
    ['the same was answered again since', '416 555 0199'],
    ['something else was answered since', '416 555 0100'],
  ])('asks nothing where %s', async (_row, phone) => {
    const { ada } = await lateAnswer({ phone: '416 555 0142' }, { phone: '416 555 0199' });
    aSecondPasses();
    await ada.post('/user/kyc/save', { basics: { phone } });
    expect(await asideOf(ada)).toEqual([]);
  });

  it('is asked about once, with the newest to arrive, however many do', async () => {
    const { ada } = await lateAnswer({ phone: '416 555 0142' }, { phone: '416 555 0111' });
    aSecondPasses();
    await sendLate(ada, { phone: '416 555 0222' });
    expect(await asideOf(ada)).toMatchObject([{ path: 'basics.phone', answer: '416 555 0222' }]);
    await decide(ada, 'basics.phone', false);
    expect(await asideOf(ada)).toEqual([]);
  });

  it('can be seen and decided on by nobody else', async () => {
    const { ada } = await lateAnswer({ phone: '416 555 0142' }, { phone: '416 555 0199' });
    const other = await registerPerson(portal);
    expect(await asideOf(other)).toEqual([]);
    expect((await decide(other, 'basics.phone', true)).statusCode).toBe(200);
    expect(await asideOf(ada)).toHaveLength(1);
    expect((await readKyc(other)).sections.basics).not.toMatchObject({ phone: '416 555 0199' });
  });
});

describe('an answer replaced by another device’s newer one', () => {
  it('is kept without asking: the person saw it when they answered again', async () => {
    const { ada } = await lateAnswer({ phone: '416 555 0142' }, { middleName: 'B' });
    await ada.post('/user/kyc/save', { basics: { phone: '416 555 0111' } });
    expect(await asideOf(ada)).toEqual([]);
  });
});
