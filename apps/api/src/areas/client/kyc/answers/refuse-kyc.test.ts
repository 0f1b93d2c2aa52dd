import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, readKyc, submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const save = (person: Person, body: object, language = 'en') =>
  person.post('/user/kyc/save', body, { 'accept-language': language });

describe('a finish that is refused', () => {
  it('names every failing field by its wire path, in words', async () => {
    const ada = await registerPerson(portal);
    const reply = await save(ada, { basics: { genderStatus: '9' }, formIsFinished: true });
    expect(reply.statusCode).toBe(400);
    const body = reply.json();
    expect(body).toMatchObject({ code: 'VALIDATION', error: 'Bad Request' });
    expect(body.fields).toMatchObject({
      'basics.phone': 'Phone is required',
      'employment.individual.status': expect.stringContaining('is required'),
      'income.individual.currentYear': 'This field is required',
      'investing.comfortable': expect.stringContaining('is required'),
      'investing.timeframe': expect.stringContaining('is required'),
      'identityVerification.principal.id.documentType': expect.stringContaining('is required'),
    });
    expect(body.fields).not.toHaveProperty(['basics.spouse.firstName']);
    expect(body.message).toContain('basics.phone: Phone is required');
    expect(body.message).toHaveLength(Object.keys(body.fields).length);
  });

  it('changes neither the draft nor its completion', async () => {
    const ada = await registerPerson(portal);
    await save(ada, await exampleOf(ada));
    const before = await readKyc(ada);
    const reply = await save(ada, { basics: { phone: '' }, employment: {}, formIsFinished: true });
    expect(reply.statusCode).toBe(400);
    expect(await readKyc(ada)).toEqual(before);
  });

  it('leaves a submitted profile submitted, and begins no version', async () => {
    const ada = await registerPerson(portal);
    const submitted = await submitKyc(ada);
    const reply = await save(ada, { basics: { phone: '' }, formIsFinished: true });
    expect(reply.statusCode).toBe(400);
    expect(await readKyc(ada)).toEqual(submitted);
    const versions = await portal.db
      .selectFrom('kyc_versions')
      .select('state')
      .where('investor_id', '=', ada.user.id)
      .execute();
    expect(versions).toEqual([{ state: 'submitted' }]);
  });

  it.each([
    ['a telephone number', { basics: { phone: '' } }, 'basics.phone', 'Phone is required'],
    [
      'an address elsewhere',
      { basics: { address: { country: 'USA' } } },
      'basics.address.country',
      'Currently only available in Canada',
    ],
    ['an e-mail address', { basics: { email: 'ada@' } }, 'basics.email', 'Email is invalid'],
    [
      'a social insurance number',
      { basics: { socialInsuranceNumber: '130692545' } },
      'basics.socialInsuranceNumber',
      'This social insurance number is not valid. Check each digit.',
    ],
    [
      'three shares',
      { investing: { potentialLoss: { low: 21 } } },
      'investing.potentialLoss',
      'Total risk tolerance must equal 100',
    ],
    [
      'a share above 100',
      { investing: { comfortable: 101 } },
      'investing.comfortable',
      'must be 100 or less',
    ],
    [
      'an amount beyond belief',
      { income: { individual: { lastYear: 1e13 } } },
      'income.individual.lastYear',
      '1,000,000,000,000',
    ],
    [
      'an unfinished description',
      { political: { pep: { value: true } } },
      'political.pep.description',
      'This field is required.',
    ],
    [
      "the investor's own number as the spouse's",
      { basics: { spouse: { socialInsuranceNumber: '130 692 544' } } },
      'basics.spouse.socialInsuranceNumber',
      'This is your own social insurance number',
    ],
    [
      'a spouse of six',
      { basics: { spouse: { birthday: '2020-11-18' } } },
      'basics.spouse.birthday',
      'at least 16 years old',
    ],
    [
      'ages of no dependants',
      { basics: { dependents: 0 } },
      'basics.ageOfDependents',
      'You have no dependants',
    ],
    [
      "a spouse's birthday",
      { basics: { spouse: { birthday: '2026-02-30' } } },
      'basics.spouse.birthday',
      'enter a date that exists',
    ],
  ])('says what is wrong with %s, at its field only', async (_row, wrong, path, sentence) => {
    const ada = await registerPerson(portal);
    await save(ada, await exampleOf(ada));
    const reply = await save(ada, { ...wrong, formIsFinished: true });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([path]);
    expect(reply.json().fields[path]).toContain(sentence);
  });

  it('speaks French', async () => {
    const ada = await registerPerson(portal);
    await save(ada, await exampleOf(ada));
    const wrong = { basics: { phone: '' }, income: { individual: { lastYear: 1e13 } } };
    const { fields } = (await save(ada, { ...wrong, formIsFinished: true }, 'fr')).json();
    expect(fields['basics.phone']).toMatch(/^Le champ «\s.+\s» est obligatoire$/);
    expect(fields['income.individual.lastYear']).toMatch(/1\s000\s000\s000\s000/);
  });
});
