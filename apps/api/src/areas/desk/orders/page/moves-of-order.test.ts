import type { OrderMove } from '@portal/domain/desk/orders/office-order-moves.wire';
import { TRADE_STATUSES } from '@portal/domain/order/trades/trade-status';
import { describe, expect, it } from 'vitest';
import { movesOfOrder } from './moves-of-order.ts';

type Order = Parameters<typeof movesOfOrder>[1];

const IN_REVIEW: Order = {
  status: 'inReview',
  checks: [],
  waitsForJoint: false,
  isUnopened: false,
  approval: null,
};
const OF_ANOTHER = { isOwn: false, workedOnIt: false };
const ALWAYS = ['ask-changes', 'decline', 'archive', 'next-step', 'see-as-investor'];
const whereMay = (move: OrderMove, order: Partial<Order>) =>
  TRADE_STATUSES.filter((status) =>
    movesOfOrder(['compliance'], { ...IN_REVIEW, ...order, status }).includes(move),
  );

describe('what compliance may do to an order', () => {
  it.each([
    ['open', ['archive', 'see-as-investor']],
    ['submitted', ['review', 'archive', 'next-step', 'see-as-investor']],
    ['changesAsked', ['decline', 'archive', 'see-as-investor']],
    ['inReview', ['propose-approval', ...ALWAYS]],
    ['approved', ['archive', 'next-step', 'see-as-investor']],
    ['settled', ['see-as-investor']],
    ['declined', []],
    ['archived', []],
  ] as const)('that is %s', (status, moves) => {
    expect(movesOfOrder(['compliance'], { ...IN_REVIEW, status })).toEqual(moves);
  });

  it.each([
    ['nothing is proposed', null, ['propose-approval']],
    ['somebody else proposed it', OF_ANOTHER, ['approve', 'return-approval']],
    ['they proposed it', { isOwn: true, workedOnIt: false }, ['withdraw-approval']],
    ['somebody else did, and they worked on it', { isOwn: false, workedOnIt: true }, []],
  ])('in review, of its approval, where %s', (_case, approval, moves) => {
    expect(movesOfOrder(['compliance'], { ...IN_REVIEW, approval })).toEqual([...moves, ...ALWAYS]);
  });

  it.each([
    ['is not proposed while the identity is not confirmed', 'identity-not-confirmed', false],
    ['is not proposed before the identity is checked', 'identity-not-checked', false],
    ['is not proposed on a profile that is not the newest', 'newer-profile', false],
    ['is not proposed on a profile of more than a year', 'profile-too-old', false],
    ['may be proposed while it waits for a memorandum', 'memorandum-not-accepted', true],
    ['may be proposed with an exception from a flag', 'payment-flag', true],
  ] as const)('whose approval %s', (_what, check, isPossible) => {
    expect(movesOfOrder(['compliance'], { ...IN_REVIEW, checks: [check] }).includes('propose-approval')).toBe(
      isPossible,
    );
  });

  it.each([
    [true, ['resend-link']],
    [false, []],
  ])('sends the link again only while a joint investor has to sign (%s)', (waitsForJoint, moves) => {
    const open: Order = { ...IN_REVIEW, status: 'open', waitsForJoint };
    expect(movesOfOrder(['compliance'], open)).toEqual(['archive', ...moves, 'see-as-investor']);
  });

  it('is not approved while neither of the two opened some of it, and may be returned', () => {
    const moves = movesOfOrder(['compliance'], { ...IN_REVIEW, approval: OF_ANOTHER, isUnopened: true });
    expect(moves).toEqual(['return-approval', ...ALWAYS]);
  });

  it('is approved only in review, whatever is proposed', () => {
    expect(whereMay('approve', { approval: OF_ANOTHER })).toEqual(['inReview']);
    expect(whereMay('propose-approval', {})).toEqual(['inReview']);
  });
});

describe('what others may do to an order', () => {
  it.each([
    ['representative', ['propose-approval', 'ask-changes', 'next-step', 'see-as-investor']],
    ['finance', []],
    ['deals', []],
  ] as const)('in review, as %s', (role, moves) => {
    expect(movesOfOrder([role], IN_REVIEW)).toEqual(moves);
  });
});
