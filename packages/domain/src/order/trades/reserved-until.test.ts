import { describe, expect, it } from 'vitest';
import { isReminderDue, remindFrom, reservedUntil } from './reserved-until.ts';

const UNTIL = new Date('2026-11-24T20:00:00Z');
const OPEN = { status: 'open' as const, holdsUnits: true, holdExpiresAt: UNTIL };
const HOUR_MS = 3_600_000;
const before = (hours: number) => new Date(UNTIL.getTime() - hours * HOUR_MS);

describe('units are reserved', () => {
  it.each<[string, Partial<Parameters<typeof reservedUntil<Date>>[0]>, Date | null]>([
    ['until the end of the hold of an open order', {}, UNTIL],
    ['no more where the hold ran out', { holdsUnits: false }, null],
    ['without an end once the order is submitted', { status: 'submitted', holdExpiresAt: null }, null],
    ['without an end for an order that the dealer returned', { status: 'changesAsked' }, null],
    ['no more for an order that was cancelled', { status: 'archived', holdsUnits: false }, null],
  ])('%s', (_sentence, change, expected) => {
    expect(reservedUntil({ ...OPEN, ...change })).toEqual(expected);
  });
});

describe('a reminder of a reservation', () => {
  it.each([
    ['of three days comes six hours before its end', 72 * 60, 6],
    ['of a day comes six hours before its end', 24 * 60, 6],
    ['of an hour comes in its last quarter', 60, 0.25],
  ])('%s', (_sentence, holdMinutes, hours) => {
    expect(remindFrom(UNTIL, holdMinutes)).toEqual(before(hours));
  });

  const order = { ...OPEN, investorSignedAt: null, holdRemindedAt: null };
  it.each<[string, Partial<Parameters<typeof isReminderDue>[0]>, Date, boolean]>([
    ['is not due while the end is far', {}, before(7), false],
    ['is due six hours before the end', {}, before(6), true],
    ['is due until the end', {}, before(0.01), true],
    ['is not due at the end', {}, UNTIL, false],
    ['is due once', { holdRemindedAt: before(6) }, before(5), false],
    ['is not due for whoever has signed', { investorSignedAt: before(20) }, before(5), false],
    ['is not due for a cancelled order', { status: 'archived', holdsUnits: false }, before(5), false],
    ['is not due for a submitted order', { status: 'submitted' }, before(5), false],
    ['is not due where no units are kept', { holdsUnits: false }, before(5), false],
    ['is not due for a hold without an end', { holdExpiresAt: null }, before(5), false],
  ])('%s', (_sentence, change, now, expected) => {
    expect(isReminderDue({ ...order, ...change }, { now, holdMinutes: 72 * 60 })).toBe(expected);
  });
});
