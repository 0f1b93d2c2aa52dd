import { centsFromDollars, dollarsFromCents } from '../../ground/money/cents.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import type { Room } from './room.wire.ts';

/** By how much an amount passes what the law lets somebody buy, what is left, and from when the amount would fit; in dollars. */
export type OverRoom = { over: number; room: number; fitsOn: CalendarDate | null };

/** Null for an amount within the room, where there is no limit, and while the portal only looks on. */
export function overRoom(
  amount: number,
  { isBinding, room, freesUp }: Pick<Room, 'isBinding' | 'room' | 'freesUp'>,
): OverRoom | null {
  if (!isBinding || room === null || amount <= room) {
    return null;
  }
  const over = centsFromDollars(amount) - centsFromDollars(room);
  let freed = 0n;
  const day = freesUp.find((each) => {
    freed += centsFromDollars(each.amount);
    return freed >= over;
  });
  return { over: dollarsFromCents(over), room, fitsOn: day?.on ?? null };
}
