import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certainMatches, type OpenCredit, type OrderToFund } from './certain-matches.ts';

const A: OrderToFund = { tradeId: 'a', reference: '3A2D34F0', missingCents: 500_000n };
const B: OrderToFund = { tradeId: 'b', reference: '77C0FFEE', missingCents: 500_000n };
const credit = (description: string, cents = 500_000n, lineId = description): OpenCredit => ({
  lineId,
  cents,
  description,
});
const matched = (credits: readonly OpenCredit[], orders: readonly OrderToFund[] = [A, B]) =>
  certainMatches(credits, orders).map(({ lineId, tradeId }) => `${lineId} -> ${tradeId}`);

describe('a credit is matched without a person', () => {
  it.each([
    ['by the exact reference and amount', 'WIRE 3A2D34F0'],
    ['whatever the capitals', 'wire 3a2d34f0'],
    ['with an O for the nought', 'WIRE 3A2D34FO'],
    ['among other marks', 'VIREMENT /REF:3A2D34F0/'],
  ])('%s', (_why, description) => {
    expect(matched([credit(description)])).toEqual([`${description} -> a`]);
  });

  it('beside one of the same amount that has no reference', () => {
    expect(matched([credit('3A2D34F0'), credit('GC 0912-DEPOSIT')])).toEqual(['3A2D34F0 -> a']);
  });

  it.each([
    ['of another amount', credit('WIRE 0000417', 499_999n)],
    ['of another amount for another order', credit('77C0FFEE', 5n)],
    ['whose numbers are a branch and a cheque', credit('GC 0912 CHQ 00118')],
  ])('beside one %s', (_which, other) => {
    expect(matched([credit('3A2D34F0'), other])).toEqual(['3A2D34F0 -> a']);
  });

  it.each([
    ['whole', 'WIRE PO-88 77C0FFEE', ['WIRE PO-88 77C0FFEE -> c']],
    ['never by one of its words', 'WIRE PO-77', []],
  ])('by a reference of several words, %s', (_how, description, expected) => {
    const order = { tradeId: 'c', reference: 'PO 88 77C0FFEE', missingCents: 500_000n };
    expect(matched([credit(description)], [A, order])).toEqual(expected);
  });

  it('never by a reference that says nothing', () => {
    expect(matched([credit('DEPOSIT')], [{ ...A, reference: '' }])).toEqual([]);
    expect(matched([credit('DEPOSIT')], [{ ...A, reference: '--' }])).toEqual([]);
  });

  it('where two credits of one amount each name an order of their own', () => {
    expect(matched([credit('3A2D34F0'), credit('77C0FFEE')])).toEqual(['3A2D34F0 -> a', '77C0FFEE -> b']);
  });
});

describe('a credit waits for a person', () => {
  it.each([
    ['of an amount that fits and no reference', [credit('DEPOSIT')]],
    ['whose reference is part of a longer word', [credit('X3A2D34F0')]],
    ['whose reference is typed wrong by a letter', [credit('3A2D34F1')]],
    ['of a cent too little', [credit('3A2D34F0', 499_999n)]],
    ['of a cent too much', [credit('3A2D34F0', 500_001n)]],
    ['that names two orders', [credit('3A2D34F0 77C0FFEE')]],
    ['beside another for the same order', [credit('3A2D34F0'), credit('AGAIN 3A2D34F0')]],
    [
      'beside another for the same order of another amount',
      [credit('3A2D34F0'), credit('REST 3A2D34F0', 5n)],
    ],
  ])('%s', (_why, credits) => {
    expect(matched(credits)).toEqual([]);
  });

  it.each([
    ['as short as one can be', 'WIRE A12345'],
    ['between other marks', 'WIRE /REF:XX-77C0FFEF-2'],
  ])('of one amount with a credit that has somebody else’s reference, %s', (_where, other) => {
    expect(matched([credit('3A2D34F0'), credit(other)])).toEqual([]);
  });

  it('acceptance 13: of one amount with a credit whose different reference is no order', () => {
    expect(matched([credit('3A2D34F0'), credit('WIRE 0000417')])).toEqual([]);
  });
});

it('never gives one order two credits, nor one credit two orders', () => {
  const text = fc.constantFrom('3A2D34F0', '77C0FFEE', '3A2D34F0 77C0FFEE', 'DEPOSIT');
  const credits = fc.array(fc.record({ description: text, cents: fc.constantFrom(5n, 500_000n) }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(credits, (drawn) => {
      const matches = certainMatches(
        drawn.map((each, place) => ({ ...each, lineId: String(place) })),
        [A, B],
      );
      expect(new Set(matches.map(({ tradeId }) => tradeId)).size).toBe(matches.length);
      expect(new Set(matches.map(({ lineId }) => lineId)).size).toBe(matches.length);
    }),
  );
});
