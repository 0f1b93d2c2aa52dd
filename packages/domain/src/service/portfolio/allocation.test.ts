import { describe, expect, it } from 'vitest';
import { allocate } from './allocation.ts';

const GATE = { id: 'gate', type: 'student', province: 'CAN-ON' } as const;
const FARM = { id: 'farm', type: 'land', province: 'CAN-SK' } as const;
const MILL = { id: 'mill', type: 'land', province: 'CAN-ON' } as const;
const order = (status: number, orderTotal: number, dealId: typeof GATE | typeof FARM | typeof MILL) => ({
  status,
  orderTotal,
  dealId,
});
const ORDERS = [
  order(0, 1000, GATE),
  order(4, 2000, FARM),
  order(1, 500, MILL),
  order(5, 500, MILL),
  order(9, 9999, FARM),
  order(8, 9999, GATE),
];

describe('the allocation of the active orders', () => {
  it.each([
    ['deal', { farm: [2000, 50], gate: [1000, 25], mill: [1000, 25] }],
    ['type', { land: [3000, 75], student: [1000, 25] }],
    ['province', { 'CAN-ON': [2000, 50], 'CAN-SK': [2000, 50] }],
  ] as const)('by %s, the largest first, cancelled and declined orders left out', (by, expected) => {
    const shares = allocate(ORDERS, by);
    expect(Object.fromEntries(shares.map(({ id, amount, percent }) => [id, [amount, percent]]))).toEqual(
      expected,
    );
    expect(shares[0]?.amount).toBe(Math.max(...shares.map(({ amount }) => amount)));
  });

  it('is in per cents that add up to a hundred', () => {
    const thirds = ['a', 'b', 'c'].map((id) => ({ ...order(1, 1000, GATE), dealId: { ...GATE, id } }));
    expect(allocate(thirds, 'deal').map(({ percent }) => percent)).toEqual([34, 33, 33]);
  });

  it('is nothing without orders', () => {
    expect(allocate([], 'type')).toEqual([]);
  });
});
