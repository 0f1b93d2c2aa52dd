import { describe, expect, it } from 'vitest';
import { statusFor } from './ceremony/signer-status.ts';

const NOW = new Date('2026-11-18T15:00:00.000Z');
const LATER = new Date('2026-11-18T15:10:00.000Z');
const EARLIER = new Date('2026-11-18T14:59:59.000Z');

const OPEN_ORDER = { status: 'open', holdsUnits: true } as const;

describe('a ceremony of one signer', () => {
  it.each([
    ['whose link is alive is open', 'open', LATER, OPEN_ORDER, 'open'],
    [
      'of an order with changes asked is open',
      'open',
      LATER,
      { status: 'changesAsked', holdsUnits: true },
      'open',
    ],
    ['of a profile on its own is open', 'open', LATER, null, 'open'],
    ['whose link has ended is expired', 'open', EARLIER, OPEN_ORDER, 'expired'],
    ['whose link ends now is expired', 'open', NOW, OPEN_ORDER, 'expired'],
    ['without a link is expired', 'open', null, OPEN_ORDER, 'expired'],
    [
      'of a cancelled order is superseded',
      'open',
      LATER,
      { status: 'archived', holdsUnits: true },
      'superseded',
    ],
    [
      'of an order that lost its units is superseded',
      'open',
      LATER,
      { status: 'open', holdsUnits: false },
      'superseded',
    ],
    ['that was replaced is superseded', 'superseded', LATER, OPEN_ORDER, 'superseded'],
    ['that was declined stays so', 'declined', LATER, OPEN_ORDER, 'declined'],
  ] as const)('%s', (_row, status, linkExpiresAt, trade, expected) => {
    const signer = { role: 'investor', position: 1, signedAt: null, linkExpiresAt } as const;
    expect(statusFor({ envelope: { status }, signer, signers: [signer], trade }, NOW)).toBe(expected);
  });
});

describe('a ceremony of two signers', () => {
  const signers = (investorSignedAt: Date | null, jointSignedAt: Date | null) =>
    [
      { role: 'investor', position: 1, signedAt: investorSignedAt, linkExpiresAt: LATER },
      { role: 'joint', position: 2, signedAt: jointSignedAt, linkExpiresAt: LATER },
    ] as const;

  it.each([
    [
      'is not the joint investor’s turn before the investor signed',
      'joint',
      null,
      null,
      'open',
      'out-of-turn',
    ],
    ['is the joint investor’s turn after that', 'joint', EARLIER, null, 'open', 'open'],
    ['is at its end for the investor who signed', 'investor', EARLIER, null, 'open', 'completed'],
    ['is at its end for both', 'joint', EARLIER, EARLIER, 'completed', 'completed'],
    [
      'that was replaced has the joint investor wait again',
      'joint',
      EARLIER,
      null,
      'superseded',
      'out-of-turn',
    ],
    ['that was replaced is nothing to the investor', 'investor', EARLIER, null, 'superseded', 'superseded'],
    [
      'that was replaced after both signed is nothing to them',
      'joint',
      EARLIER,
      EARLIER,
      'superseded',
      'superseded',
    ],
  ] as const)('%s', (_row, role, first, second, status, expected) => {
    const both = signers(first, second);
    const signer = both[role === 'investor' ? 0 : 1];
    expect(statusFor({ envelope: { status }, signer, signers: both, trade: OPEN_ORDER }, NOW)).toBe(expected);
  });
});
