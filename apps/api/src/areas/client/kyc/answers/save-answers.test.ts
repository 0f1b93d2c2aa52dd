import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readKyc, sendEvidence, submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

type Answers = Readonly<Record<string, string | number | boolean | null>>;

const SENT_AT = Date.parse('2026-11-18T15:00:00.000Z');

/** A form's save; `ages` says how many seconds ago each answer was given, by path. */
async function save(
  person: Person,
  answers: Answers,
  ages: Readonly<Record<string, number>> = {},
  token = '',
) {
  const times = Object.entries(ages).map(([path, seconds]) => [
    path,
    new Date(SENT_AT - seconds * 1_000).toISOString(),
  ]);
  const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
  const body = { answers, sentAt: new Date(SENT_AT).toISOString(), answeredAt: Object.fromEntries(times) };
  const reply = await person.post('/user/kyc/answers', body, headers);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

async function otherDevice(person: Person): Promise<string> {
  const payload = { email: person.email, password: person.password };
  return (await portal.app.inject({ method: 'POST', url: '/api/login', payload })).json().data.accessToken;
}

const actionsOf = async (person: Person) =>
  (
    await portal.db
      .selectFrom('audit_log')
      .select('action')
      .where('investor_id', '=', person.user.id)
      .where('action', 'like', 'kyc.%')
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action);

describe('answers of a form, by the paths of their fields', () => {
  it('are stored, valid or not, and nothing comes back that the form already knows', async () => {
    const ada = await registerPerson(portal);
    const saved = await save(ada, {
      'basics.gender': '2',
      'basics.email': 'nobody@',
      'basics.dependents': 2,
    });
    expect(Object.keys(saved).sort()).toEqual([
      'answers',
      'completion',
      'id',
      'signedAt',
      'submittedAt',
      'version',
    ]);
    expect(saved).toMatchObject({ version: 1, submittedAt: null });
    expect(saved.answers).toEqual({});
    const { id, sections, completion } = await readKyc(ada);
    expect(sections.basics).toMatchObject({ genderStatus: '2', email: 'nobody@', dependents: 2 });
    expect([saved.id, saved.completion]).toEqual([id, completion]);
    expect(await actionsOf(ada)).toEqual(['kyc.version-started']);
  });

  it('come back if something else is stored: what follows from them, and in normalised form', async () => {
    const ada = await registerPerson(portal);
    await submitKyc(ada);
    const saved = await save(ada, {
      'income.individual.currentYear': 120_000,
      'basics.phone': '416 555 0199',
    });
    expect(saved).toMatchObject({ version: 2, submittedAt: null });
    expect(saved.answers).toEqual({
      'income.totalIndividual': 120_000,
      'income.totalJoint': 181_000,
      'basics.phone': '+14165550199',
    });
  });

  it('that change nothing begin no version', async () => {
    const ada = await registerPerson(portal);
    const { id, submittedAt } = await submitKyc(ada);
    const { firstName } = KYC_EXAMPLE.basics;
    const saved = await save(ada, {
      'basics.firstName': firstName,
      'basics.socialInsuranceNumber': '***-***-544',
    });
    expect(saved).toMatchObject({ id, version: 1, submittedAt });
    expect(saved.answers).toEqual({});
  });

  it('never bring a secret number back', async () => {
    const ada = await registerPerson(portal);
    const typed = await save(ada, { 'basics.socialInsuranceNumber': '130-692-544' });
    expect(JSON.stringify(typed)).not.toContain('692');
    const reply = await ada.post('/user/kyc/answers', {
      answers: { 'basics.socialInsuranceNumber': '274183656' },
    });
    expect(reply.body).not.toContain('274183656');
    expect((await readKyc(ada)).sections.basics?.socialInsuranceNumber).toBe('***-***-656');
  });

  it('for unknown fields are dropped, and so is somebody else’s file', async () => {
    const ada = await registerPerson(portal);
    const ben = await registerPerson(portal);
    const { front } = (await sendEvidence(ben, 'id', { front: true })).json().data.id;
    const path = 'identityVerification.principal.document.front';
    const saved = await save(ada, { 'basics.wish': '274183656', [path]: front, 'basics.firstName': 'Eve' });
    expect(saved.answers).toEqual({ [path]: null });
    expect(JSON.stringify(await readKyc(ada))).not.toContain('274183656');
  });

  it.each([
    ['no answers', {}],
    ['a list', { answers: { 'basics.firstName': ['Ada'] } }],
    ['too long a text', { answers: { 'basics.firstName': 'A'.repeat(4_001) } }],
    [
      'too many',
      { answers: Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`basics.${at}`, ''])) },
    ],
  ])('are refused for %s', async (_what, body) => {
    const ada = await registerPerson(portal);
    expect((await ada.post('/user/kyc/answers', body)).statusCode).toBe(400);
  });
});

describe('an older save that arrives late', () => {
  it('from the same device overwrites nothing newer', async () => {
    const ada = await registerPerson(portal);
    await save(ada, { 'basics.firstName': 'Ada' }, { 'basics.firstName': 1 });
    const late = await save(ada, { 'basics.firstName': 'A' }, { 'basics.firstName': 2 });
    expect(late.answers).toEqual({ 'basics.firstName': 'Ada' });
    expect((await readKyc(ada)).sections.basics?.firstName).toBe('Ada');
  });

  it('sent twice, or with the same key, counts once', async () => {
    const ada = await registerPerson(portal);
    const patch = {
      answers: { 'basics.middleName': 'Bea' },
      answeredAt: { 'basics.middleName': '2026-11-18T14:00:00Z' },
    };
    const send = () => ada.post('/user/kyc/answers', patch, { 'idempotency-key': 'one-save' });
    const [first, again] = [await send(), await send()];
    expect(again.json()).toEqual(first.json());
    await save(ada, { 'basics.middleName': 'Cleo' });
    expect((await send()).json()).toEqual(first.json());
    expect((await readKyc(ada)).sections.basics?.middleName).toBe('Cleo');
  });

  it('from another device is told the current answer, and waits for the person to decide', async () => {
    const ada = await registerPerson(portal);
    const mobile = await otherDevice(ada);
    await save(ada, { 'basics.gender': '2' }, { 'basics.gender': 5 });
    const late = await save(
      ada,
      { 'basics.gender': '1', 'basics.middleName': 'Bea' },
      { 'basics.gender': 600 },
      mobile,
    );
    expect(late.superseded).toEqual([{ path: 'basics.gender', at: expect.any(String) }]);
    expect(late.answers).toEqual({ 'basics.gender': '2' });
    expect((await ada.get('/user/kyc/set-aside')).json().data).toMatchObject([
      { path: 'basics.genderStatus', answer: '1' },
    ]);
    expect(await actionsOf(ada)).toEqual(['kyc.version-started', 'kyc.answers-superseded']);
  });

  it('brings along what another device has answered since this one did', async () => {
    const ada = await registerPerson(portal);
    const mobile = await otherDevice(ada);
    await save(ada, { 'basics.firstName': 'Ada' });
    portal.advance(1_000);
    const others = {
      'basics.lastName': 'Roy',
      'basics.dependents': 3,
      'basics.includeSpouseFinancial': true,
    };
    await save(ada, others, {}, mobile);
    portal.advance(1_000);
    expect((await save(ada, { 'basics.middleName': 'Bea' })).answers).toEqual(others);
    portal.advance(1_000);
    expect((await save(ada, { 'basics.middleName': 'Cleo' })).answers).toEqual({});
  });
});
