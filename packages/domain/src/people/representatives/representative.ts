import { addDays } from '../../ground/formats/clock-days.ts';
import { localDay } from '../../ground/formats/local-day.ts';
import { isWithin } from '../../ground/formats/period.ts';
import type { CalendarDate } from '../../ground/people/calendar-date.ts';
import { PROVINCES, type ProvinceCode } from '../../ground/people/provinces.ts';
import { tidyCode } from '../../ground/people/tidy-line.ts';
import { isAmong } from './is-among.ts';

/** A period in which a representative is registered in a province; both days are within it, and of the province's own calendar. */
export type OwnRegistration = { province: ProvinceCode; from: CalendarDate; lastDay: CalendarDate | null };

/** A registered person of the dealer whose clients investors are. */
export type Representative = {
  id: string;
  fullName: string;
  referralCode: string;
  /** In the national registration database; null where nobody has noted it. */
  registrationNumber: string | null;
  /** Where they were, are or will be registered; empty where nobody has said so yet. */
  registrations: readonly OwnRegistration[];
  isActive: boolean;
  /** Who stands in for them. */
  coverId: string | null;
};

type Known = readonly Representative[];

/**
 * Who works for the clients of a representative now: the person, or whoever covers for them, or whoever covers for those. Null
 * where none of them is active.
 */
export function standInOf(all: Known, id: string | null): Representative | null {
  const way = wayOfCovers(all, id);
  const last = way.at(-1);
  return last?.isActive === true ? last : null;
}

/** True where a cover would lead back to the person for whom it stands in. */
export function leadsBack(all: Known, id: string, coverId: string): boolean {
  return wayOfCovers(all, coverId).some((one) => one.id === id);
}

type Registered = Pick<Representative, 'registrationNumber' | 'registrations'>;

/** Where a representative is registered at an instant, each province by its own calendar; nowhere without a number. */
export function registeredIn({ registrationNumber, registrations }: Registered, at: Date): ProvinceCode[] {
  return registrationNumber === null
    ? []
    : PROVINCES.filter((province) => {
        const day = localDay(province, at);
        return registrations.some((one) => one.province === province && isWithin(one, day));
      });
}

/** True for one who is registered somewhere at an instant. Nobody is offered without a number and a province (NI 31-103 s. 4.1). */
export function isRegistered(one: Registered, at: Date): boolean {
  return registeredIn(one, at).length > 0;
}

/**
 * True where the representative may deal at an instant with somebody who lives there (NI 31-103 s. 4.1), by that person's calendar; also
 * while nobody has said where that is.
 */
export function mayServe(one: Registered, province: string | null | undefined, at: Date): boolean {
  return isAmong(registeredIn(one, at), province);
}

/**
 * True where the person who works for somebody's clients may deal with everybody who buys: they are there, and registered where each of
 * those lives (NI 31-103 s. 4.1).
 */
export function mayTakeOrder(
  worker: Registered | null,
  provinces: readonly (string | null)[],
  at: Date,
): boolean {
  return (
    worker !== null &&
    isRegistered(worker, at) &&
    provinces.every((province) => mayServe(worker, province, at))
  );
}

/** Where a representative is registered today and will not be within so many days, each with the last day. */
export function registrationsEnding(
  one: Registered,
  at: Date,
  days: number,
): { province: ProvinceCode; lastDay: CalendarDate }[] {
  return registeredIn(one, at).flatMap((province) => {
    const own = one.registrations.filter((each) => each.province === province);
    const horizon = addDays(localDay(province, at), days);
    const lasts = own.some(({ from, lastDay }) => from <= horizon && (lastDay === null || lastDay > horizon));
    const lastDay = own
      .map((each) => each.lastDay ?? '')
      .filter((day) => day <= horizon)
      .toSorted()
      .at(-1);
    return lasts || lastDay === undefined ? [] : [{ province, lastDay }];
  });
}

/**
 * How many clients of a representative wait, by where they live: whoever works for them is not registered there at this instant, or nobody
 * works for them.
 */
export function clientsNotServed(
  all: Known,
  id: string,
  clients: readonly { province: string | null; clients: number }[],
  at: Date,
): number {
  const worker = standInOf(all, id);
  return clients
    .filter(({ province }) => !mayTakeOrder(worker, [province], at))
    .reduce((sum, { clients: count }) => sum + count, 0);
}

/**
 * Whom an investor talks to: their own representative or whoever covers, else the one whom their account falls to, always the same
 * while the same people are active; null where the dealer has none who may serve them at this instant.
 */
export function representativeFor(
  all: Known,
  investor: { id: string; representativeId: string | null; province: string | null },
  at: Date,
): Representative | null {
  const own = standInOf(all, investor.representativeId);
  if (own !== null) {
    return own;
  }
  const there = all.filter(
    (one) => isThere(one) && isRegistered(one, at) && mayServe(one, investor.province, at),
  );
  const sum = [...investor.id].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return there[sum % there.length] ?? null;
}

/** The representative whose code a referral carries, in capitals or not, or null. */
export function representativeByCode<One extends Pick<Representative, 'referralCode'>>(
  all: readonly One[],
  referralCode: string,
): One | null {
  const wanted = tidyCode(referralCode).toUpperCase();
  return all.find((one) => one.referralCode === wanted) ?? null;
}

/** True for one who is active and takes their own calls. */
function isThere({ isActive, coverId }: Representative): boolean {
  return isActive && coverId === null;
}

/** The person and those who stand in one after another; ends where it would come round. */
function wayOfCovers(all: Known, id: string | null): Representative[] {
  const way: Representative[] = [];
  for (let next = id; next !== null; ) {
    const found = all.find((one) => one.id === next);
    if (found === undefined || way.includes(found)) {
      break;
    }
    way.push(found);
    next = found.coverId;
  }
  return way;
}
