import type { Room } from '@portal/domain/order/exemptions/room.wire';
import { describe, expect, it } from 'vitest';
import { MAPLE, PLACED } from '../../../testing/sample-order.ts';
import { roomOf } from '../../../testing/sample-room.ts';
import { jointPersonOf } from './joint-answers.ts';
import { checkOrder, heldBy, type OrderValues, orderDraft, orderStart } from './order-values.ts';

const BEN = {
  firstName: 'Benoît',
  lastName: 'Roy',
  email: 'benoit@example.ca',
  relation: 'spouse',
  language: 'fr',
} as const;
const NO_DRAFT = { amount: undefined, joint: null };
const ALONE = orderStart(null, NO_DRAFT, 2500);
const WITH_BEN = orderStart({ ...PLACED, jointInvestor: BEN }, NO_DRAFT, 2500);

const BOUNDS = {
  deal: MAPLE,
  held: heldBy(null),
  ownEmail: 'ana@example.ca',
  room: undefined,
  day: (day: string) => day,
};
const wrongIn = (values: OrderValues) => checkOrder(values, BOUNDS).map(({ path }) => path);

describe('the answers of the order page', () => {
  it('start from the draft, else the order', () => {
    const draft = { amount: 6250, joint: { isOn: false, values: BEN } };
    expect(WITH_BEN).toMatchObject({ amount: 2500, hasJointInvestor: true });
    expect(orderStart({ ...PLACED, jointInvestor: BEN }, draft, 2500)).toMatchObject({
      amount: 6250,
      hasJointInvestor: false,
      'jointInvestor.firstName': 'Benoît',
    });
  });

  it('include a joint investor only if there is or was one', () => {
    expect(orderDraft(ALONE, null)).toEqual({ amount: 2500 });
    expect(orderDraft({ ...WITH_BEN, hasJointInvestor: false }, null)).toEqual({
      amount: 2500,
      joint: { isOn: false, values: BEN },
    });
    expect(orderDraft(ALONE, { ...PLACED, jointInvestor: BEN })).toHaveProperty('joint.isOn', false);
  });

  it.each<[string, Room, string | null]>([
    ['are in order within what the law allows', roomOf({ room: 5000 }), null],
    ['say how much is left', roomOf({ room: 1000, freesUp: [] }), 'trades.amount.aboveRoom'],
    [
      'say when there is room again',
      roomOf({ room: 1000, freesUp: [{ amount: 9000, on: '2027-03-03' }] }),
      'trades.amount.aboveRoomUntil',
    ],
    ['say that nothing is left', roomOf({ room: 0, freesUp: [] }), 'trades.amount.noRoom'],
    ['are in order while the portal looks on', roomOf({ room: 0, isBinding: false }), null],
  ])('%s', (_row, room, key) => {
    expect(checkOrder(ALONE, { ...BOUNDS, room })[0]?.key ?? null).toBe(key);
  });

  it.each<[string, OrderValues, string[]]>([
    ['nobody else', ALONE, []],
    ['somebody else', WITH_BEN, []],
    ['no number', { ...ALONE, amount: 'a few' }, ['amount']],
    [
      'no number and no name',
      { ...WITH_BEN, amount: '', 'jointInvestor.firstName': '' },
      ['amount', 'jointInvestor.firstName'],
    ],
    [
      'the person’s own address',
      { ...WITH_BEN, 'jointInvestor.email': ' ANA@example.ca' },
      ['jointInvestor.email'],
    ],
    [
      'a wrong person who is not asked for',
      { ...WITH_BEN, hasJointInvestor: false, 'jointInvestor.email': '' },
      [],
    ],
  ])('say by their paths what is wrong: %s', (_case, values, paths) => {
    expect(wrongIn(values)).toEqual(paths);
  });

  it('name the joint investor, or nobody if not asked for', () => {
    expect(jointPersonOf(WITH_BEN, 'ana@example.ca')).toEqual(BEN);
    expect(jointPersonOf({ ...WITH_BEN, hasJointInvestor: false }, 'ana@example.ca')).toBeNull();
    expect(jointPersonOf({ ...WITH_BEN, 'jointInvestor.email': '' }, 'ana@example.ca')).toBeNull();
  });
});
