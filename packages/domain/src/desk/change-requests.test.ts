import { describe, expect, it } from 'vitest';
import { labelKeyOfPath } from './change-labels.ts';
import { fieldOfChange, wizardPageOfChange } from './change-pages.ts';
import { CHANGEABLE_PATHS } from './change-requests.ts';
import { evidenceOf } from './evidence.ts';

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

  it.each(['basics.shoeSize', 'assets.netWorth.total', 'order.status', ''])('not %s', (path) => {
    expect(CHANGEABLE_PATHS.has(path)).toBe(false);
  });
});

describe('what proves an answer', () => {
  it('is each file that the profile names, with what it is looked at for', () => {
    const answers = {
      identityVerification: {
        principal: { document: { front: 'f1', back: '' }, addressProof: { bill: 'f2' } },
        secondary: { document: { front: 'f3' } },
      },
    };
    expect(evidenceOf(answers)).toMatchObject([
      { fileId: 'f1', proves: expect.arrayContaining(['basics.lastName', 'basics.birthdate']) },
      { fileId: 'f2', proves: expect.arrayContaining(['basics.address.street']) },
      { fileId: 'f3', proves: expect.arrayContaining(['basics.spouse.lastName']) },
    ]);
  });
});
