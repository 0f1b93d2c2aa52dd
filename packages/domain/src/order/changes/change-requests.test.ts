import { describe, expect, it } from 'vitest';
import { CHANGEABLE_PATHS } from './change-requests.ts';
import { labelKeyOfPath } from './label-key-of-path.ts';
import { fieldOfChange, wizardPageOfChange } from './wizard-page-of-change.ts';

describe('what an investor can be asked to change', () => {
  it.each([
    [
      'a field of the profile',
      'basics.address.city',
      'application',
      'basics.address.city',
      'kycBasics.address.city.label',
    ],
    [
      'a document',
      'identityVerification.principal.document.front',
      'application',
      'identityVerification.principal.document.front',
      'kycIdentityVerification.principal.document.front.label',
    ],
    ['who else signs', 'order.joint', 'order', 'hasJointInvestor', 'trades.changes.parts.joint'],
    ['how many units', 'order.quantity', 'order', 'amount', 'trades.changes.parts.quantity'],
    [
      'the order’s details',
      'order.details',
      'details',
      'subDoc.scheduleA.registeredName',
      'trades.changes.parts.details',
    ],
    ['how it is paid', 'order.payment', 'pay', 'institution', 'trades.changes.parts.payment'],
  ])('%s', (_what, path, page, field, label) => {
    expect(CHANGEABLE_PATHS.has(path)).toBe(true);
    expect([wizardPageOfChange(path), fieldOfChange(path), labelKeyOfPath(path)]).toEqual([
      page,
      field,
      label,
    ]);
  });

  it.each(['basics.shoeSize', 'assets.totals.netWorth', 'income.totalIndividual', 'order.status', ''])(
    'not %s',
    (path) => {
      expect(CHANGEABLE_PATHS.has(path)).toBe(false);
    },
  );
});
