import { dueCutoffs } from '@portal/domain/desk/queues/due-time';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import { PROVINCES } from '@portal/domain/ground/people/provinces';
import type { QueueQuestion } from './queue-question.ts';

/** The midnight of every province falls on a multiple of this. */
const HALF_HOUR_MS = 1_800_000;

/** By the number of days in which a queue is due: the half hour and the cutoffs computed for it. */
const found = new Map<number, { halfHour: number; cutoffs: QueueQuestion['cutoffs'] }>();

/** The instants, per province, by which a queue due in so many business days decides what is due; none for `null`. */
export function cutoffsOf(now: Date, days: number | null): QueueQuestion['cutoffs'] {
  if (days === null) {
    return new Map();
  }
  const halfHour = Math.floor(now.getTime() / HALF_HOUR_MS);
  const known = found.get(days);
  if (known?.halfHour === halfHour) {
    return known.cutoffs;
  }
  const cutoffs = new Map(
    PROVINCES.map((province) => [
      province,
      dueCutoffs(now, days, { province, timeZone: timeZoneOf(province) }),
    ]),
  );
  found.set(days, { halfHour, cutoffs });
  return cutoffs;
}
