import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../testing/colleagues.ts';
import { orderOnDesk } from '../../../testing/desk.ts';
import { firstMailFails } from '../../../testing/first-mail-fails.ts';
import { readKyc, submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { declarationFor } from '../../../testing/propose-approval.ts';
import { remindOfReview } from './remind-of-review.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

let portal: TestPortal;
let start: Date;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(() => {
  start = portal.deps.clock.now();
});
afterEach(() => portal.setTime(start));
afterAll(() => portal.close());

async function reminders(person: Person): Promise<string[]> {
  await remindOfReview(portal.deps);
  await portal.runJobs();
  return portal.mails
    .filter(({ to, subject }) => to === person.email && /by Nov|d’ici le/.test(subject))
    .map(({ subject, text }) => `${subject}\n${text}`);
}

/** Logs in again, since no session lasts a year. */
async function backAfter(person: Person, days: number): Promise<Person> {
  portal.advance(days * DAY_MS);
  const { email, password } = person;
  const login = await portal.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
  const authorization = `Bearer ${login.json().data.accessToken}`;
  const get: Person['get'] = (path) =>
    portal.app.inject({ method: 'GET', url: `/api${path}`, headers: { authorization } });
  const post: Person['post'] = (path, body, headers = {}) =>
    portal.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { authorization, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
  return { ...person, get, post };
}

const confirm = (person: Person) => person.post('/user/kyc/save', { formIsFinished: true });

describe('a profile whose year ends', () => {
  it.each([
    ['en', 'Please confirm your investor profile by', 'Go to my account'],
    ['fr', 'Confirmez votre profil d’investisseur d’ici le', 'Aller à mon compte'],
  ] as const)('is told of once in %s, a month before', async (language, subject, action) => {
    const person = await registerPerson(portal, { language });
    await submitKyc(person);
    portal.advance((YEAR_DAYS - 31) * DAY_MS);
    expect(await reminders(person), '31 days before').toEqual([]);
    portal.advance(DAY_MS);
    const [mail = '', ...others] = await reminders(person);
    expect(others).toEqual([]);
    expect(mail).toContain(subject);
    expect(mail).toContain(action);
    expect(mail).toContain('/dashboard/account');
    portal.advance(DAY_MS);
    expect(await reminders(person), 'a day later').toHaveLength(1);
  });

  it('keeps no other from a reminder where its own fails, and gets its own with the next try', async () => {
    const people = [await registerPerson(portal), await registerPerson(portal), await registerPerson(portal)];
    for (const person of people) {
      await submitKyc(person);
    }
    portal.advance((YEAR_DAYS - 10) * DAY_MS);
    await expect(remindOfReview(firstMailFails(portal.deps))).rejects.toThrow('no mail for this one');
    await portal.runJobs();
    const told = () =>
      people.filter(({ email }) =>
        portal.mails.some(({ to, subject }) => to === email && subject.includes('confirm your')),
      ).length;
    expect(told()).toBe(2);
    await remindOfReview(portal.deps);
    await portal.runJobs();
    expect(told()).toBe(3);
  });

  it('is told of the same night, however many there are: each next job goes on behind the one before', async () => {
    const people = [await registerPerson(portal), await registerPerson(portal), await registerPerson(portal)];
    for (const person of people) {
      await submitKyc(person);
    }
    portal.advance((YEAR_DAYS - 10) * DAY_MS);
    await portal.runJobs();
    await remindOfReview(portal.deps, { endsAt: 0 });
    expect((await portal.waitingJobs()).map(({ name }) => name).sort()).toEqual([
      'remind-of-profile-reviews',
      'send-mail',
    ]);
    await portal.runJobs();
    for (const person of people) {
      expect(await reminders(person)).toHaveLength(1);
    }
  });

  it('brings one reminder, even from two servers at once, and none to whoever has confirmed it meanwhile', async () => {
    const [ada, eve] = [await registerPerson(portal), await registerPerson(portal)];
    await submitKyc(ada);
    await submitKyc(eve);
    portal.advance((YEAR_DAYS - 10) * DAY_MS);
    await Promise.all([remindOfReview(portal.deps), remindOfReview(portal.deps)]);
    await confirm(await backAfter(eve, 0));
    expect(await reminders(ada)).toHaveLength(1);
    expect(await reminders(eve)).toEqual([]);
  });

  it('is confirmed without a change, once, and holds for a year from then', async () => {
    const person = await registerPerson(portal);
    const first = await submitKyc(person);
    expect((await confirm(person)).json().data.version, 'while it is fresh').toBe(first.version);
    const back = await backAfter(person, YEAR_DAYS - 10);
    expect((await confirm(back)).statusCode).toBe(200);
    await confirm(back);
    const now = await readKyc(back);
    expect(now).toMatchObject({
      version: first.version + 1,
      submittedAt: portal.deps.clock.now().toISOString(),
    });
    expect(now.sections).toEqual(first.sections);
  });
});

describe('an order whose investor confirmed nothing for a year', () => {
  it('cannot be approved, not even as an exception, until they do', async () => {
    const order = await orderOnDesk(portal, { status: 'inReview' });
    await submitKyc(order.ada);
    portal.advance((YEAR_DAYS + 1) * DAY_MS);
    const compliance = await enterOffice(portal, { role: 'compliance' });
    const checks = async () => (await compliance.get(`/office/orders/${order.id}`)).json().data.checks;
    expect(await checks()).toContain('profile-too-old');
    const declaration = await declarationFor(compliance, order.id);
    const proposed = await compliance.post(`/office/orders/${order.id}/proposal`, { declaration });
    expect(proposed.json().code).toBe('CHECKS_OPEN');
    const asTooOld = { checks: ['profile-too-old'], reason: 'They came in person.' };
    const refused = await compliance.post(`/office/orders/${order.id}/proposal`, {
      exception: asTooOld,
      declaration,
    });
    expect(refused.json().code).toBe('VALIDATION');
    await submitKyc(await backAfter(order.ada, 0));
    expect(await checks()).not.toContain('profile-too-old');
  });
});
