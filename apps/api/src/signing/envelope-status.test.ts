import { describe, expect, it } from 'vitest';
import { statusOf } from './envelope-status.ts';

const NOW = new Date('2026-11-18T15:00:00.000Z');
const LATER = new Date('2026-11-18T15:10:00.000Z');
const EARLIER = new Date('2026-11-18T14:59:59.000Z');

describe('a ceremony', () => {
  it.each([
    ['whose link is alive is open', 'open', LATER, 'open', true, 'open'],
    ['of an order with changes asked is open', 'open', LATER, 'changesAsked', true, 'open'],
    ['whose link has ended is expired', 'open', EARLIER, 'open', true, 'expired'],
    ['whose link ends now is expired', 'open', NOW, 'open', true, 'expired'],
    ['of a cancelled order is superseded', 'open', LATER, 'archived', true, 'superseded'],
    ['of an order that lost its units is superseded', 'open', LATER, 'open', false, 'superseded'],
    ['that was completed stays so', 'completed', EARLIER, 'submitted', true, 'completed'],
    ['that was declined stays so', 'declined', LATER, 'open', true, 'declined'],
  ] as const)('%s', (_row, stored, expiresAt, status, holdsUnits, expected) => {
    expect(statusOf({ status: stored, expiresAt }, { status, holdsUnits }, NOW)).toBe(expected);
  });
});
