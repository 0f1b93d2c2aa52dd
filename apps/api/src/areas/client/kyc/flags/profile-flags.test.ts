import { createHash, createHmac } from 'node:crypto';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runKeysCommand } from '../../../../platform/keys/run-keys-command.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { exampleOf, submitKyc } from '../../../../testing/kyc.ts';
import { officeCommand } from '../../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { addSubmittedKyc, placeOrder } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { wholeDatabase } from '../../../../testing/read-everything.ts';
import { withReasons } from '../../../../testing/with-reasons.ts';
import { matchNumbers } from '../match-numbers.ts';

const NUMBER = '130692544';
const OTHER_NUMBER = '274183656';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom('kyc_flags').execute();
  await portal.db.deleteFrom('kyc_number_marks').execute();
});

const basicsWith = (changes: Partial<typeof KYC_EXAMPLE.basics>) => ({
  basics: { ...KYC_EXAMPLE.basics, ...changes },
});
const withNumber = (socialInsuranceNumber: string) => basicsWith({ socialInsuranceNumber });
const run = async (...argv: string[]) => (await officeCommand(portal.deps, argv)).lines;
const flags = () => portal.db.selectFrom('kyc_flags').selectAll().orderBy('created_at').execute();
const marks = () => portal.db.selectFrom('kyc_number_marks').selectAll().execute();
const resubmit = (person: Person, years: number) =>
  person.post('/user/kyc/save', { employment: { individual: { years } }, formIsFinished: true });

/** Two accounts that submitted the same number. */
async function twoOfOneNumber(): Promise<[Person, Person]> {
  const ada = await registerPerson(portal);
  const ben = await registerPerson(portal);
  await submitKyc(ada, withNumber(NUMBER));
  await submitKyc(ben, withNumber('130 692 544'));
  return [ada, ben];
}

describe('a social insurance number on two accounts', () => {
  it('is flagged to the dealer in the queue, the list and the order, with an audit row', async () => {
    const [ada, ben] = await twoOfOneNumber();
    const [flag, ...more] = await flags();
    expect(more).toEqual([]);
    expect(flag).toMatchObject({
      kind: 'same-number',
      investor_id: ben.user.id,
      other_investor_id: ada.user.id,
    });
    const [line = ''] = await run('profiles', 'list');
    expect(line).toContain(`Ada Tremblay <${ben.email}> | Ada Tremblay <${ada.email}>`);
    expect(line).not.toContain(NUMBER);
    expect((await run('queue')).slice(-2)).toEqual(['Profiles to look at:', line]);
    for (const person of [ada, ben]) {
      const order = await placeOrder(person, await addDeal(portal));
      expect(await run('show', order)).toContain(`Profile    ${line}`);
    }
    const row = await portal.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'kyc.flagged')
      .where('investor_id', '=', ben.user.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      actor: 'system',
      target: `kyc:${flag?.kyc_id}`,
      detail: { kind: 'same-number', otherInvestorId: ada.user.id },
    });
  });

  it('is never shown to either investor', async () => {
    const ada = await registerPerson(portal);
    const alone = await submitKyc(ada, withNumber(NUMBER));
    const ben = await registerPerson(portal);
    const second = await submitKyc(ben, withNumber(NUMBER));
    expect(await flags()).toHaveLength(1);
    expect(Object.keys(second)).toEqual(Object.keys(alone));
    expect(second.completion).toEqual(alone.completion);
    expect(JSON.stringify((await ben.get('/user/kyc/details')).json())).not.toContain('same-number');
    expect(await portal.waitingJobs()).toEqual(
      (await portal.waitingJobs()).filter(({ name }) => name === 'send-mail'),
    );
  });

  it.each([
    ['another number', withNumber(OTHER_NUMBER)],
    [
      'a spouse with the number of an account',
      basicsWith({
        socialInsuranceNumber: OTHER_NUMBER,
        spouse: { ...KYC_EXAMPLE.basics.spouse, socialInsuranceNumber: NUMBER },
      }),
    ],
  ])('is not %s', async (_what, changes) => {
    await submitKyc(await registerPerson(portal), withNumber(NUMBER));
    await submitKyc(await registerPerson(portal), changes);
    expect(await flags()).toEqual([]);
  });

  it('is compared when a profile is submitted, not while somebody types', async () => {
    await submitKyc(await registerPerson(portal), withNumber(NUMBER));
    const ben = await registerPerson(portal);
    await ben.post('/user/kyc/save', { basics: { socialInsuranceNumber: NUMBER } });
    expect(await flags()).toEqual([]);
    expect(await marks()).toHaveLength(1);
  });

  it('is found for all but the first of those submitting at the same moment', async () => {
    const people = await Promise.all([1, 2, 3].map(() => registerPerson(portal)));
    const profiles = await Promise.all(people.map((person) => exampleOf(person)));
    const replies = await Promise.all(
      people.map((person, at) => person.post('/user/kyc/save', { ...profiles[at], formIsFinished: true })),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    // The test clock does not move, so any of them may count as the first.
    const found = await flags();
    expect(found).toHaveLength(2);
    const named = found.flatMap((flag) => [flag.investor_id, flag.other_investor_id]);
    expect(new Set(named)).toEqual(new Set(people.map(({ user }) => user.id)));
  });

  it('is flagged again only for another number, once somebody has looked at it', async () => {
    const [ada, ben] = await twoOfOneNumber();
    const [flag] = await flags();
    expect(await run('profiles', 'clear', flag?.id.slice(0, 8) ?? '')).toContain(
      'Name what was looked at by its number in the list, and write a reason.',
    );
    const [cleared] = await run('profiles', 'clear', flag?.id.slice(0, 8) ?? '', '--reason', 'One person.');
    expect(cleared).toMatch(/^Cleared: /);
    expect(await run('profiles', 'list')).toEqual(['No profile needs to be looked at.']);
    await resubmit(ben, 11);
    await resubmit(ada, 12);
    expect(await flags()).toHaveLength(1);
    for (const person of [ada, ben]) {
      const socialInsuranceNumber = OTHER_NUMBER;
      await person.post('/user/kyc/save', { basics: { socialInsuranceNumber }, formIsFinished: true });
    }
    expect(await flags()).toHaveLength(2);
    const row = await withReasons(
      portal,
      portal.db
        .selectFrom('audit_log')
        .selectAll()
        .where('action', '=', 'kyc.flag-cleared')
        .where('investor_id', '=', ben.user.id)
        .executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({
      actor: expect.stringContaining('staff:'),
      detail: { kind: 'same-number', reason: 'One person.' },
    });
  });

  it.each([[['profiles']], [['profiles', 'clear', 'ffffffff', '--reason', 'x']]])(
    'is no command %j',
    async (argv) => {
      expect((await officeCommand(portal.deps, argv)).ok).toBe(false);
    },
  );
});

describe('the fingerprint of a number', () => {
  it('is made for profiles submitted before there was one, and compared', async () => {
    await twoOfOneNumber();
    await portal.db.deleteFrom('kyc_flags').execute();
    await portal.db.deleteFrom('kyc_number_marks').execute();
    expect(await matchNumbers(portal.deps)).toBeGreaterThanOrEqual(2);
    expect(await matchNumbers(portal.deps)).toBe(0);
    expect((await flags()).length).toBeGreaterThanOrEqual(1);
    expect((await marks()).length).toBeGreaterThanOrEqual(2);
  });

  it('does not exist for a profile without a number, which is looked at once and compared with nobody', async () => {
    await matchNumbers(portal.deps);
    for (const person of [await registerPerson(portal), await registerPerson(portal)]) {
      await addSubmittedKyc(portal, person);
    }
    const before = await flags();
    expect(await matchNumbers(portal.deps)).toBe(2);
    expect((await marks()).filter(({ mark }) => mark === null)).toHaveLength(2);
    expect(await matchNumbers(portal.deps)).toBe(0);
    expect(await flags()).toEqual(before);
  });

  it('is skipped for a profile that cannot be decrypted, which the log names, and made for the others', async () => {
    await matchNumbers(portal.deps);
    const kycId = await addSubmittedKyc(portal, await registerPerson(portal));
    await addSubmittedKyc(portal, await registerPerson(portal));
    const row = portal.db.updateTable('kyc_versions').where('id', '=', kycId);
    const { answers } = await portal.db
      .selectFrom('kyc_versions')
      .select('answers')
      .where('id', '=', kycId)
      .executeTakeFirstOrThrow();
    await row.set({ answers: Buffer.from('damaged') }).execute();
    const lines: string[] = [];
    const log = pino({}, { write: (line) => void lines.push(line) });
    expect(await matchNumbers({ ...portal.deps, log })).toBe(1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ kycId, err: {} }]);
    await row.set({ answers }).execute();
    expect(await matchNumbers(portal.deps)).toBe(1);
  });

  it('survives a rotation: found under both keys and remade under the new one, so the old key may go', async () => {
    const ada = await registerPerson(portal);
    await submitKyc(ada, withNumber(OTHER_NUMBER));
    const [before] = await marks();
    expect((await runKeysCommand(portal.deps, ['rotate', '--match'], () => undefined)).ok).toBe(true);
    const ben = await registerPerson(portal);
    await submitKyc(ben, withNumber(OTHER_NUMBER));
    expect(await flags()).toMatchObject([{ investor_id: ben.user.id, other_investor_id: ada.user.id }]);
    expect((await marks()).map(({ key_id }) => key_id)).toContain(before?.key_id);
    await matchNumbers(portal.deps);
    const current = portal.deps.secrets.keys.matchKeys()[0].id;
    expect((await marks()).map(({ key_id }) => key_id)).not.toContain(before?.key_id);
    expect(current).not.toBe(before?.key_id);
    expect((await flags()).filter(({ investor_id }) => investor_id === ben.user.id)).toHaveLength(1);
    portal.advance(86_400_000);
    const deletion = await runKeysCommand(portal.deps, ['delete', before?.key_id ?? ''], () => undefined);
    expect(deletion.ok).toBe(true);
    expect(portal.deps.secrets.keys.matchKeys()).toHaveLength(1);
  });

  it('cannot confirm a guess without the key: the number and the database are not enough to make it', async () => {
    await submitKyc(await registerPerson(portal), withNumber(NUMBER));
    const database = await wholeDatabase(portal.db, ['kyc_number_marks']);
    const [row] = await marks();
    const wrapped = await portal.db.selectFrom('data_keys').select(['id', 'wrapped']).execute();
    const text = `social-insurance-number:${NUMBER}`;
    const guesses = [
      createHash('sha256').update(NUMBER).digest('hex'),
      createHash('sha256').update(text).digest('hex'),
      ...wrapped.flatMap(({ id, wrapped: key }) => [
        createHmac('sha256', key).update(text).digest('hex'),
        createHmac('sha256', id).update(text).digest('hex'),
      ]),
    ];
    expect(guesses).not.toContain(row?.mark);
    const [{ key }] = portal.deps.secrets.keys.matchKeys();
    expect(row?.mark).toBe(createHmac('sha256', key).update(text).digest('hex'));
    for (const form of (['hex', 'base64', 'latin1'] as const).map((coding) =>
      key.export().toString(coding),
    )) {
      expect(database).not.toContain(form);
    }
  });
});

describe('a profile that names a different person than its account', () => {
  it('is flagged to the dealer, who sees both names', async () => {
    const ada = await registerPerson(portal, { firstName: 'Adèle', lastName: 'Tremblay-Roy' });
    await submitKyc(ada, { ...basicsWith({ firstName: 'Ada', lastName: 'Roy' }) });
    expect(await flags()).toMatchObject([{ kind: 'other-name', investor_id: ada.user.id }]);
    const [line = ''] = await run('profiles', 'list');
    expect(line).toContain(`Adèle Tremblay-Roy <${ada.email}> | in the profile: Ada Roy`);
    await resubmit(ada, 14);
    expect(await flags()).toHaveLength(1);
    await run('profiles', 'clear', line.slice(0, 8), '--reason', 'Married; the licence says so.');
    await resubmit(ada, 15);
    expect(await flags()).toHaveLength(1);
    await ada.post('/user/kyc/save', { basics: { firstName: 'Eve' }, formIsFinished: true });
    expect(await flags()).toHaveLength(2);
  });

  it.each([
    ['capitals and accents', { firstName: 'ADA', lastName: 'Trémblay' }],
    ['a middle name', { firstName: 'Ada', middleName: 'Bea', lastName: 'Tremblay' }],
  ])('is none for %s', async (_what, names) => {
    await submitKyc(await registerPerson(portal), basicsWith({ ...names, socialInsuranceNumber: NUMBER }));
    expect(await flags()).toEqual([]);
  });
});

describe('a residence at a box', () => {
  const livingAt = (street: string) => basicsWith({ address: { ...KYC_EXAMPLE.basics.address, street } });

  it('is taken, flagged once for the dealer, and named at the desk', async () => {
    const ada = await registerPerson(portal);
    await submitKyc(ada, livingAt('P.O. Box 12, RR 1'));
    const [flag, ...more] = await flags();
    expect(more).toEqual([]);
    expect(flag).toMatchObject({ kind: 'box-residence', investor_id: ada.user.id, other_investor_id: null });
    expect((await run('profiles', 'list')).join()).toContain('The residence is a box at a post office.');
    expect(await wholeDatabase(portal.db)).not.toContain('P.O. Box 12');
    await resubmit(ada, 12);
    expect(await flags()).toHaveLength(1);
  });

  it.each(['RR 1, Site 3', 'NW 14-23-4 W4', '12 Main Street, PO Box 4'])('is none at %s', async (street) => {
    await submitKyc(await registerPerson(portal), livingAt(street));
    expect(await flags()).toEqual([]);
  });
});
