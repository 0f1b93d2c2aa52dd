import { describe, expect, it } from 'vitest';
import type { OrderToFund } from './certain-matches.ts';
import { proposeOrders } from './propose-orders.ts';

const A: OrderToFund = { tradeId: 'a', reference: '3A2D34F0', missingCents: 500_000n };
const B: OrderToFund = { tradeId: 'b', reference: '77C0FFEE', missingCents: 500_000n };

describe('orders that a person is shown beside a credit', () => {
  const orders = [
    { ...A, investorName: 'Ana Roy' },
    { ...B, investorName: 'John Okafor' },
    { tradeId: 'c', reference: '00AA11BB', missingCents: 7n, investorName: 'Ana Roy' },
  ];

  it.each([
    ['by reference before amount', 'WIRE 77C0FFEE', ['b reference-and-amount', 'a amount']],
    ['by reference of another amount', 'WIRE 00AA11BB', ['c reference', 'a amount', 'b amount']],
    ['by name and amount before amount', 'E-TRANSFER J. JOHN ÓKAFOR', ['b name-and-amount', 'a amount']],
    ['by amount', 'DEPOSIT', ['a amount', 'b amount']],
  ])('%s', (_how, description, expected) => {
    const proposals = proposeOrders({ cents: 500_000n, description }, orders);
    expect(proposals.map(({ tradeId, why }) => `${tradeId} ${why}`)).toEqual(expected);
  });

  it.each([
    ['with another mark than its own', 'Roy, Ana (Jr.)', 'E-TRANSFER ANA ROY JR', 'name-and-amount'],
    ['with other accents', 'Zoë Lévesque', 'VIREMENT ZOE LEVESQUE', 'name-and-amount'],
    ['in another script', '王 伟', 'E-TRANSFER 王 伟', 'name-and-amount'],
    ['with a letter that has no accent to lose', 'Søren Łuk', 'WIRE SØREN ŁUK', 'name-and-amount'],
    ['of which only a part is there', 'Ana Roy', 'E-TRANSFER MARC ROY', 'amount'],
    ['in another script that is not there', '王 伟', 'E-TRANSFER J NGUYEN', 'amount'],
    ['that shares a letter', 'Ø', 'DEPOSIT', 'amount'],
    ['of no letters', ' ', 'DEPOSIT', 'amount'],
  ])('by a name %s', (_how, investorName, description, why) => {
    const proposals = proposeOrders({ cents: 500_000n, description }, [{ ...A, investorName }]);
    expect(proposals).toEqual([{ tradeId: 'a', why }]);
  });

  it('none where neither fits', () => {
    expect(proposeOrders({ cents: 1n, description: 'Ana Roy' }, orders)).toEqual([]);
  });
});
