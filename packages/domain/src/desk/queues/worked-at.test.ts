import { describe, expect, it } from 'vitest';
import type { DeskRow } from './office-desk.wire.ts';
import { workedAt } from './worked-at.ts';

const ROW: DeskRow = {
  claim: { kind: 'bounce', id: 'b1', version: 0, holder: null, viewing: [], snoozedUntil: null, tags: [] },
  why: 'bounced',
  facts: {},
  since: '2026-11-20T12:00:00.000Z',
  dueAt: null,
  due: null,
  awaits: 'office',
  order: null,
  investor: { id: 'i1', name: 'Ada Tremblay', province: null, representative: null },
};
const ORDER: NonNullable<DeskRow['order']> = {
  id: 'o1',
  reference: 'A1B2C3D4',
  dealId: 'd1',
  dealName: 'Harbour Row',
  quantity: 1,
  total: 100,
  status: 'submitted',
  method: null,
};

describe('where a row of the desk links to', () => {
  it.each([
    ['the part of its order that it is about', { ...ROW, order: ORDER }, true, '/office/orders/o1#messages'],
    [
      'the exemption, where it is about a class',
      { ...ROW, claim: { ...ROW.claim, kind: 'order' as const }, why: 'class-stated' as const, order: ORDER },
      true,
      '/office/orders/o1#exemption',
    ],
    ['its investor, where no order is concerned', ROW, true, '/office/investors/i1'],
    ['nowhere for whom the page of an investor is not', ROW, false, null],
    ['nowhere where nobody is concerned', { ...ROW, investor: null }, true, null],
  ])('is %s', (_where, row, mayOpenInvestor, address) => {
    expect(workedAt(row, mayOpenInvestor)).toBe(address);
  });
});
