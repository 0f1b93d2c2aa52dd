import { describe, expect, it } from 'vitest';
import { PROPOSAL_KINDS } from '../../firm/proposals/proposal-kinds.ts';
import { PERMISSIONS, scopeOf } from '../../firm/staff/permissions.ts';
import {
  APPROVAL_CHECKS,
  type ApprovalFacts,
  EXCEPTED_CHECKS,
  MAY_BE_EXCEPTED,
  mayBeProposed,
  openChecks,
  undeclaredChecks,
} from './approval-checks.ts';

const SETTLED: ApprovalFacts = {
  identity: 'confirmed',
  hasNewerProfile: false,
  isProfileTooOld: false,
  profileFlags: 0,
  paymentFlags: 0,
  arePurchasersOnePerson: false,
  waitsFor: null,
};

describe('what is open before an order is approved', () => {
  it.each([
    ['nothing where everything is settled', {}, []],
    ['that nobody compared the documents', { identity: null }, ['identity-not-checked']],
    ['that the documents do not fit', { identity: 'not-confirmed' }, ['identity-not-confirmed']],
    ['a newer profile than the order’s', { hasNewerProfile: true }, ['newer-profile']],
    ['a profile of more than a year ago', { isProfileTooOld: true }, ['profile-too-old']],
    ['a flag of the profile', { profileFlags: 1 }, ['profile-flag']],
    ['a flag of the money', { paymentFlags: 2 }, ['payment-flag']],
    [
      'a memorandum that is not accepted',
      { waitsFor: 'MEMORANDUM_NOT_ACCEPTED' },
      ['memorandum-not-accepted'],
    ],
    [
      'the same of who else signs',
      { waitsFor: 'JOINT_MEMORANDUM_NOT_ACCEPTED' },
      ['joint-memorandum-not-accepted'],
    ],
    [
      'a representative who is not registered there',
      { waitsFor: 'REPRESENTATIVE_NOT_REGISTERED' },
      ['representative-not-registered'],
    ],
    ['a province that is not served', { waitsFor: 'PROVINCE_NOT_SERVED' }, ['province-not-served']],
    [
      'that somebody who buys has no account or profile',
      { waitsFor: 'PURCHASER_MISSING' },
      ['purchaser-missing'],
    ],
    ['that both who buy are one person', { arePurchasersOnePerson: true }, ['purchasers-one-person']],
    ['an exemption that there is not', { waitsFor: 'NO_EXEMPTION' }, ['exemption-missing']],
    ['a deal that is not offered there', { waitsFor: 'NOT_OFFERED_THERE' }, ['exemption-missing']],
    ['somebody who is not of age', { waitsFor: 'NOT_OF_AGE' }, ['exemption-missing']],
    ['a deal that says nothing of its sale', { waitsFor: 'OFFERING_UNSAID' }, ['exemption-missing']],
    ['more than the law allows', { waitsFor: 'OVER_LIMIT' }, ['over-limit']],
    ['a decision on other facts', { waitsFor: 'EXEMPTION_OUTDATED' }, ['exemption-outdated']],
    ['advice that nobody gave yet', { waitsFor: 'ADVICE_MISSING' }, ['advice-missing']],
    ['a class that nobody confirmed', { waitsFor: 'CLASS_NOT_CONFIRMED' }, ['class-not-confirmed']],
    ['a form that a purchaser did not sign', { waitsFor: 'FORM_MISSING' }, ['form-missing']],
    ['papers that say something else', { waitsFor: 'PAPER_OUTDATED' }, ['paper-outdated']],
    ['nothing of what is no check', { waitsFor: 'PROFILE_NEEDED' }, []],
    [
      'several, in the order of the table',
      { paymentFlags: 1, identity: null, hasNewerProfile: true },
      ['identity-not-checked', 'newer-profile', 'payment-flag'],
    ],
  ] as const)('is %s', (_what, change, open) => {
    expect(openChecks({ ...SETTLED, ...change })).toEqual(open);
  });
});

describe('an exception', () => {
  it.each([
    ['covers what it names', ['profile-flag'], ['profile-flag'], []],
    ['covers nothing else', ['profile-flag', 'payment-flag'], ['profile-flag'], ['payment-flag']],
    ['is not needed for what the order waits for by itself', ['province-not-served'], [], []],
    ['is none that was not declared', ['payment-flag'], null, ['payment-flag']],
    ['cannot be for documents that nobody compared', ['identity-not-checked'], [], ['identity-not-checked']],
    ['cannot be for a profile that is not the newest', ['newer-profile'], [], ['newer-profile']],
    ['cannot be for a profile that is too old', ['profile-too-old'], [], ['profile-too-old']],
    ['cannot be for somebody else’s documents', ['identity-not-confirmed'], [], ['identity-not-confirmed']],
  ] as const)('%s', (_what, open, checks, left) => {
    const exception = checks === null ? null : { checks: [...checks], reason: 'They came in person.' };
    expect(undeclaredChecks(open, exception)).toEqual(left);
  });

  it('names every check that may be excepted, and none that the law leaves no choice about', () => {
    expect(EXCEPTED_CHECKS).toEqual(APPROVAL_CHECKS.filter((check) => MAY_BE_EXCEPTED[check]));
    expect(APPROVAL_CHECKS.filter((check) => !MAY_BE_EXCEPTED[check])).toEqual([
      'identity-not-confirmed',
      'identity-not-checked',
      'newer-profile',
      'profile-too-old',
      'purchaser-missing',
      'purchasers-one-person',
      'province-not-served',
      'representative-not-registered',
      'memorandum-not-accepted',
      'joint-memorandum-not-accepted',
      'exemption-missing',
      'over-limit',
      'exemption-outdated',
      'advice-missing',
      'class-not-confirmed',
      'form-missing',
      'paper-outdated',
    ]);
  });

  it.each([
    ['where nothing is open', [], true],
    ['with flags, by an exception', ['profile-flag', 'payment-flag'], true],
    ['while it waits for what comes by itself', ['memorandum-not-accepted'], true],
    ['not before the identity is checked', ['identity-not-checked'], false],
    ['not with one thing too many', ['payment-flag', 'newer-profile'], false],
  ] as const)('lets an order be proposed %s', (_what, open, expected) => {
    expect(mayBeProposed(open)).toBe(expected);
  });

  it('is approved by compliance alone', () => {
    const { approvedBy } = PROPOSAL_KINDS['approve-order'];
    expect(PERMISSIONS[approvedBy]).toEqual({ compliance: 'all' });
    expect(scopeOf(['representative'], approvedBy)).toBeNull();
  });
});
