import { describe, expect, it } from 'vitest';
import { checkPreSign } from './pre-sign.ts';
import { INTENDED_USES } from './schedule-a.wire.ts';
import { THIRD_PARTY_LIMITS } from './third-party.ts';

const TODAY = '2026-11-29';
const AT = 'subDoc.scheduleA.';
const PERSON = {
  isForOther: true,
  kind: 'person',
  name: 'Rosa Tremblay',
  address: '12 Elm Street, Kingston ON K7L 1A1',
  phone: '416-555-0142',
  occupation: 'Retired nurse',
  relation: 'My mother',
  birthdate: '1950-02-28',
};
const { birthdate: _, ...REST } = PERSON;
const ORGANIZATION = { ...REST, kind: 'organization', registration: '1234567, Canada' };

const check = (scheduleA: object) =>
  checkPreSign(
    {
      subDoc: {
        scheduleA: {
          city: 'Regina',
          sourceOfFunds: 'Savings',
          intendedUse: 'retirement',
          thirdParty: { isForOther: false },
          ...scheduleA,
        },
        paymentMethod: '1',
      },
    },
    { today: TODAY },
  );
const issuesOf = (scheduleA: object) => {
  const checked = check(scheduleA);
  return checked.ok
    ? []
    : checked.issues.map(({ path, key }) => `${path.replace(AT, '')}: ${key.replace('trades.issues.', '')}`);
};
const about = (thirdParty: unknown) => issuesOf({ thirdParty });
const long = (max: number) => 'x'.repeat(max + 1);

describe('what the money is for and for whom an order is made (PCMLTFR s. 29, 135)', () => {
  it.each<[string, object, string[]]>([
    ['what it is for is required', { intendedUse: undefined }, ['intendedUse: required']],
    ['what it is for is one of the list', { intendedUse: 'gambling' }, ['intendedUse: required']],
    ['for whom is required', { thirdParty: undefined }, ['thirdParty: required']],
    [
      'a form that nobody answered is no answer',
      { thirdParty: { isForOther: null } },
      ['thirdParty.isForOther: required'],
    ],
  ])('%s', (_row, given, issues) => {
    expect(issuesOf(given)).toEqual(issues);
  });

  it.each(INTENDED_USES)('may be for %s', (intendedUse) => {
    expect(issuesOf({ intendedUse })).toEqual([]);
  });

  it.each<[string, unknown, string[]]>([
    ['a person is told with their birthdate', PERSON, []],
    ['an organization is told with its registration', ORGANIZATION, []],
    ['which of the two is asked', { ...REST, kind: '' }, ['thirdParty.kind: required']],
    [
      'of a person everything that the regulation names is required',
      { isForOther: true, kind: 'person' },
      ['name', 'address', 'phone', 'occupation', 'relation', 'birthdate'].map(
        (name) => `thirdParty.${name}: required`,
      ),
    ],
    [
      'of an organization its registration is',
      { ...ORGANIZATION, registration: ' ' },
      ['thirdParty.registration: required'],
    ],
    ['a number that nobody can dial is none', { ...PERSON, phone: '12' }, ['thirdParty.phone: phone']],
    [
      'a day that does not exist is no birthdate',
      { ...PERSON, birthdate: '1950-02-29' },
      ['thirdParty.birthdate: birthdate'],
    ],
    ['nor is tomorrow', { ...PERSON, birthdate: '2026-11-30' }, ['thirdParty.birthdate: birthdate']],
    [
      'nor a day before anybody alive was born',
      { ...PERSON, birthdate: '1899-12-31' },
      ['thirdParty.birthdate: birthdate'],
    ],
    ['somebody born today has one', { ...PERSON, birthdate: TODAY }, []],
    ['a name has an end', { ...PERSON, name: long(THIRD_PARTY_LIMITS.name) }, ['thirdParty.name: tooLong']],
    ['a name is in letters that papers print', { ...PERSON, name: '💰' }, ['thirdParty.name: letters']],
  ])('of somebody else: %s', (_row, thirdParty, issues) => {
    expect(about(thirdParty)).toEqual(issues);
  });

  it('keeps nothing about somebody else where the order is for oneself', () => {
    expect(check({ thirdParty: { ...PERSON, isForOther: false } })).toMatchObject({
      ok: true,
      value: { subDoc: { scheduleA: { thirdParty: { isForOther: false } } } },
    });
    const kept = check({ thirdParty: { ...PERSON, isForOther: false } });
    expect(JSON.stringify(kept)).not.toContain('Rosa');
  });
});
