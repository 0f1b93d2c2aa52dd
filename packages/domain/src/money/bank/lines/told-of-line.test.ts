import { describe, expect, it } from 'vitest';
import { type ToldOfNoOrder, toldOfLine } from './told-of-line.ts';

const LINE = { day: '2026-10-05', description: 'WIRE RENT 417', party: null } as const;
const told = (reference: string | null, day: string, orderRef: string | null = null): ToldOfNoOrder => ({
  reference,
  orderRef,
  valueAt: new Date(`${day}T15:00:00Z`),
});

describe('of receipts of its amount, a line is', () => {
  it.each([
    [
      'the one whose reference it has, though another is nearer',
      [told('x', '2026-10-05'), told('rent-417', '2026-10-01')],
      1,
    ],
    ['the one whose order it names', [told('x', '2026-10-05'), told('y', '2026-10-04', '417')], 1],
    ['the one whose reference it has, however long ago', [told('RENT 417', '2026-01-05')], 0],
    ['the nearest by its day, where it names none', [told('x', '2026-10-01'), told('y', '2026-10-06')], 1],
    ['none of another week, where it names none', [told('x', '2026-09-20')], -1],
    ['none where there is none', [], -1],
  ] as const)('%s', (_which, receipts, place) => {
    expect(toldOfLine(LINE, receipts)).toBe(receipts.at(place < 0 ? receipts.length : place));
  });
});
