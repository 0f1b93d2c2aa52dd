import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldIssuesOf } from '../../ground/forms/field-issue.ts';
import { checkJointInvestor } from './check-joint-investor.ts';
import { jointInvestorInput } from './joint-investor.ts';

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
    ['without a last name', { lastName: '' }, 'lastName', 'joint.issues.lastName'],
    ['with an endless name', { lastName: 'x'.repeat(200) }, 'lastName', 'joint.issues.tooLong'],
    ['with a name that no document can print', { firstName: '😀' }, 'firstName', 'joint.issues.legalName'],
    ['without an address', { email: '' }, 'email', 'account.email.required'],
    ['with an address that is none', { email: 'benoit' }, 'email', 'account.email.invalid'],
    ['with an endless address', { email: `${'x'.repeat(300)}@example.com` }, 'email', 'errors.tooLong'],
    ['at the investor’s own address', { email: ' ADA@example.com ' }, 'email', 'joint.issues.ownEmail'],
    ['who is nothing known to the investor', { relation: 'neighbour' }, 'relation', 'joint.issues.relation'],
    ['who reads a third language', { language: 'de' }, 'language', 'joint.issues.language'],
  ])('%s is refused', (_row, change, path, key) => {
    const checked = checkJointInvestor({ ...BENOIT, ...change }, OWN);
    expect(checked.ok ? [] : checked.issues).toMatchObject([{ path, key }]);
  });

  it.each([
    ['somebody with nothing wrong', {}],
    ['names that are missing', { firstName: '', lastName: ' \n' }],
    ['names that no document can print', { firstName: 'evil.example', lastName: '416 555 0100' }],
    ['the longest name, and one letter more', { firstName: 'x'.repeat(80), lastName: 'x'.repeat(81) }],
    ['an address between blanks, in capitals', { email: ' BENOIT@EXAMPLE.COM ' }],
    ['an address that is none', { email: 'benoit@' }],
    ['the longest part before the @', { email: `${'x'.repeat(64)}@example.ca` }],
    ['a letter more than that', { email: `${'x'.repeat(65)}@example.ca` }],
    ['an endless address', { email: `${'x'.repeat(300)}@example.com` }],
    ['nothing at all', { firstName: '', lastName: '', email: '', relation: '', language: '' }],
    ['what no list offers', { relation: 'Spouse', language: 'EN' }],
  ])('is the same to the form and the server: %s', (_row, change) => {
    const typed = { ...BENOIT, ...change };
    const onServer = z.safeParse(jointInvestorInput, typed);
    expect(checkJointInvestor(typed, OWN)).toEqual(
      onServer.success
        ? { ok: true, value: onServer.data }
        : { ok: false, issues: fieldIssuesOf(onServer.error, {}) },
    );
  });
});
