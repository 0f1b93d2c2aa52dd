import type { ClosedSigning } from '@portal/domain/agreement/signing/signing.wire';
import { describe, expect, it } from 'vitest';
import { justSignedOf } from './just-signed-of.ts';

const AT = '2026-11-20T15:30:00.000Z';
const SIGNED: ClosedSigning = {
  envelopeId: 'e1',
  status: 'completed',
  role: 'investor',
  dealName: 'Maple Street Homes',
  returnUrl: 'https://portal.example.ca/wizard/maple/complete',
  signedAt: AT,
  waitingFor: null,
  memorandum: null,
};
const KNOWN = {
  path: '/wizard/maple/complete',
  dealName: 'Maple Street Homes',
  signedAt: AT,
  waitingFor: null,
};

describe('what a session knows of an order', () => {
  it.each<[string, Partial<ClosedSigning>, typeof KNOWN | { waitingFor: string } | null]>([
    ['that was signed is its deal, the time and the way back', {}, KNOWN],
    [
      'that waits for another signature names the signer',
      { waitingFor: 'Benoît Roy' },
      { waitingFor: 'Benoît Roy' },
    ],
    ['that was declined is nothing', { status: 'declined' }, null],
    ['that its joint investor signed is nothing', { role: 'joint' }, null],
    ['is nothing if a profile was signed by itself', { dealName: null }, null],
  ])('%s', (_sentence, change, expected) => {
    const known = justSignedOf({ ...SIGNED, ...change });
    if (expected === null) {
      expect(known).toBeNull();
    } else {
      expect(known).toMatchObject(expected);
    }
  });
});
