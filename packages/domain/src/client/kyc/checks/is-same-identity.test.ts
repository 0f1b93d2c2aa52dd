import { describe, expect, it } from 'vitest';
import { withPartAt } from '../fields/draft.ts';
import { isSameIdentity } from './is-same-identity.ts';

const PROFILE = {
  basics: {
    firstName: 'Ada',
    lastName: 'Tremblay',
    phone: '+14165550142',
    address: { street: '1 Main Street' },
  },
  identityVerification: {
    principal: { document: { front: 'f1', back: 'f2' }, documentNumber: 'W1', addressProof: { bill: 'f3' } },
  },
};
const changed = (path: string, answer: unknown) => withPartAt(PROFILE, path, answer);

describe('the identity of two versions', () => {
  it.each([
    ['is the same where nothing changed', PROFILE, true],
    ['is the same where only the phone changed', changed('basics.phone', '+14165550188'), true],
    ['is another with another name', changed('basics.lastName', 'Roy'), false],
    [
      'is another with another address, which a bill proves',
      changed('basics.address.street', '2 Main Street'),
      false,
    ],
    [
      'is another with another document',
      changed('identityVerification.principal.document.front', 'f9'),
      false,
    ],
    [
      'is another with another number of the document',
      changed('identityVerification.principal.documentNumber', 'W2'),
      false,
    ],
    ['is another with a document less', changed('identityVerification.principal.document.back', null), false],
  ])('%s', (_what, other, expected) => {
    expect(isSameIdentity(PROFILE, other)).toBe(expected);
  });

  it('is not proven by no documents', () => {
    expect(isSameIdentity({ basics: PROFILE.basics }, { basics: PROFILE.basics })).toBe(false);
  });
});
