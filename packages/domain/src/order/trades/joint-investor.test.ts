import { describe, expect, it } from 'vitest';
import { checkJointInvestor } from './joint-investor.ts';

const BENOIT = {
  firstName: ' \u202EBenoît\n',
  lastName: 'Roy',
  email: 'Benoit@Example.com',
  relation: 'spouse',
  language: 'fr',
};
const OWN = 'ada@example.com';

describe('a joint investor', () => {
  it('is kept without blanks around the name and with the address in small letters', () => {
    expect(checkJointInvestor(BENOIT, OWN)).toEqual({
      ok: true,
      value: { ...BENOIT, firstName: 'Benoît', email: 'benoit@example.com' },
    });
  });

  it.each([
    ['without a first name', { firstName: '  ' }, 'firstName', 'joint.issues.firstName'],
    ['without a last name', { lastName: undefined }, 'lastName', 'joint.issues.lastName'],
    ['with an endless name', { lastName: 'x'.repeat(200) }, 'lastName', 'joint.issues.tooLong'],
    ['with a name that no document can print', { firstName: '😀' }, 'firstName', 'joint.issues.legalName'],
    ['without an address', { email: '' }, 'email', 'account.email.required'],
    ['with an address that is none', { email: 'benoit' }, 'email', 'account.email.invalid'],
    ['at the investor’s own address', { email: ' ADA@example.com ' }, 'email', 'joint.issues.ownEmail'],
    ['who is nothing known to the investor', { relation: 'neighbour' }, 'relation', 'joint.issues.relation'],
    ['who reads a third language', { language: 'de' }, 'language', 'joint.issues.language'],
  ])('%s is refused', (_row, change, path, key) => {
    const checked = checkJointInvestor({ ...BENOIT, ...change }, OWN);
    expect(checked.ok ? [] : checked.issues).toMatchObject([{ path, key }]);
  });
});
