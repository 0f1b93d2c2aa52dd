import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const REQUIRED: OnboardingAnswers = {
  'real-estate': ['1'],
  age: '1',
  experience: '2',
  advice: '1',
  objective: '3',
  purpose: ['1'],
  horizon: '3',
  risk: '2',
  investment: '2',
  funding: '1',
};

const give = (person: Person, data: object, typedAt?: string) =>
  person.post('/user/draft/onboarding', { data, typedAt });
const answersOf = async (person: Person) => (await person.get('/user/onboarded')).json().data.answers;
const isDone = async (person: Person): Promise<boolean> =>
  (await person.get('/user/profile')).json().data.onboarded;

async function recordsOf(person: Person): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select('action')
    .where('investor_id', '=', person.user.id)
    .where((eb) => eb.or([eb('action', '=', 'investor.onboarded'), eb('action', 'like', 'consent.%')]))
    .orderBy('seq')
    .execute();
  return rows.map(({ action }) => action);
}

describe('an answer of the questionnaire', () => {
  it('counts when it is given, and stays though a later draft is silent about it', async () => {
    const ada = await registerPerson(portal);
    await give(ada, { experience: '3' });
    await give(ada, { horizon: '3' });
    expect(await answersOf(ada)).toEqual({ experience: '3', horizon: '3' });
    expect(await isDone(ada)).toBe(false);
    const { sections } = (await ada.get('/user/kyc/details')).json().data;
    expect(sections.investing).toMatchObject({ timeframe: 5 });
  });

  it('is done with the last required one, once, without its last page', async () => {
    const ada = await registerPerson(portal);
    const { funding, ...others } = REQUIRED;
    await give(ada, others);
    expect(await isDone(ada)).toBe(false);
    await give(ada, { ...others, funding });
    expect(await isDone(ada)).toBe(true);
    await give(ada, { ...REQUIRED, risk: '3' });
    await ada.post('/user/onboarded', { newValue: true, answers: REQUIRED });
    expect(await recordsOf(ada)).toEqual(['investor.onboarded']);
    expect(await answersOf(ada)).toEqual(REQUIRED);
  });

  it('changes nothing when a newer one of its device was here before it', async () => {
    const ada = await registerPerson(portal);
    await give(ada, { risk: '3' }, '2026-11-22T12:00:05.000Z');
    await give(ada, { risk: '1' }, '2026-11-22T12:00:04.000Z');
    expect(await answersOf(ada)).toEqual({ risk: '3' });
  });

  it('that is none is left out', async () => {
    const ada = await registerPerson(portal);
    await give(ada, { risk: '99', shoeSize: '44', age: '1' });
    expect(await answersOf(ada)).toEqual({ age: '1' });
  });

  it('about e-mails is an agreement, which only a new answer gives again', async () => {
    const ada = await registerPerson(portal);
    await give(ada, { marketing: ['1'] });
    portal.advance(1_000);
    await ada.post('/user/consents', { 'new-deals': false });
    portal.advance(1_000);
    await give(ada, { marketing: ['1'], risk: '2' });
    await ada.post('/user/onboarded', { newValue: true, answers: { marketing: ['1'] } });
    expect(await recordsOf(ada)).toEqual(['consent.given', 'consent.withdrawn', 'investor.onboarded']);
    await give(ada, { marketing: [] });
    await give(ada, { marketing: ['1'] });
    expect((await recordsOf(ada)).at(-1)).toBe('consent.given');
  });
});

describe('a complete profile', () => {
  it('ends the questionnaire, handed in or not', async () => {
    const ada = await registerPerson(portal);
    await ada.post('/user/kyc/save', await exampleOf(ada));
    expect(await isDone(ada)).toBe(true);
    expect(await recordsOf(ada)).toEqual(['investor.onboarded']);
  });

  it('that was handed in to the version before does, too', async () => {
    const ada = await registerPerson(portal);
    await submitKyc(ada);
    const eve = await registerPerson(portal);
    await portal.db.updateTable('investors').set({ onboarded_at: null }).execute();
    const folder = '../../../platform/db/migrations/0022-known-by-profile/01-onboarded.sql';
    await sql.raw(readFileSync(join(import.meta.dirname, folder), 'utf8')).execute(portal.db);
    expect([await isDone(ada), await isDone(eve)]).toEqual([true, false]);
  });
});
