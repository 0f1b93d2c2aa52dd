import { expect, it } from 'vitest';
import { overRoom } from './over-room.ts';

const freesUp = [
  { amount: 3_000, on: '2027-01-11' },
  { amount: 5_000.5, on: '2027-03-03' },
];

it.each([
  ['within the room', 2_000, { room: 2_000, isBinding: true }, null],
  [
    'a cent above it, which fits on the first day',
    2_000.01,
    { room: 2_000, isBinding: true },
    { over: 0.01, room: 2_000, fitsOn: '2027-01-11' },
  ],
  [
    'that fits on the second day',
    10_000.5,
    { room: 2_000, isBinding: true },
    { over: 8_000.5, room: 2_000, fitsOn: '2027-03-03' },
  ],
  [
    'that fits on no day known',
    10_000.51,
    { room: 2_000, isBinding: true },
    { over: 8_000.51, room: 2_000, fitsOn: null },
  ],
  ['without a limit', 10_000_000, { room: null, isBinding: true }, null],
  ['while the portal looks on', 10_000, { room: 0, isBinding: false }, null],
] as const)('an amount %s: %d', (_row, amount, room, over) => {
  expect(overRoom(amount, { ...room, freesUp })).toEqual(over);
});
