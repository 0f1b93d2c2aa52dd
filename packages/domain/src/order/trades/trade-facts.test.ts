import { describe, expect, it } from 'vitest';
import { owesMemorandum, waitsForJoint } from './trade-facts.ts';

const AT = '2026-11-21T15:00:00Z';
const SIGNED = { kycId: { signedAt: AT }, approvalProcess: { investorSignedAt: AT, jointSignedAt: null } };

describe('an order waits for the joint investor', () => {
  it.each([
    ['once the investor has signed', SIGNED, {}, true],
    ['not where nobody invests jointly', SIGNED, null, false],
    [
      'not any more once both have signed',
      { ...SIGNED, approvalProcess: { investorSignedAt: AT, jointSignedAt: AT } },
      {},
      false,
    ],
    [
      'not before the investor has signed the order',
      { ...SIGNED, approvalProcess: { investorSignedAt: null, jointSignedAt: null } },
      {},
      false,
    ],
    ['not before the investor has signed the profile', { ...SIGNED, kycId: { signedAt: null } }, {}, false],
    ['not without a profile', { ...SIGNED, kycId: null }, {}, false],
  ])('%s', (_row, signatures, jointInvestor, waits) => {
    expect(waitsForJoint({ ...signatures, jointInvestor })).toBe(waits);
  });
});

describe('an offering memorandum', () => {
  it.each([
    ['that was not accepted is owed', { memorandum: { acceptedAt: null } }, true],
    ['that was accepted is not', { memorandum: { acceptedAt: AT } }, false],
    ['that the deal does not have is not', { memorandum: null }, false],
    ['of which nothing is said is not', {}, false],
  ])('%s', (_row, trade, owed) => {
    expect(owesMemorandum(trade)).toBe(owed);
  });
});
