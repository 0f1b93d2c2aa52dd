import { beginningOf, type Copy } from './pieces.ts';

/** How many to add to the demonstration; of the audit log at most so many rows come with the newest orders, and more if asked for. */
export type SeedSize = { investors: number; orders: number; audit: number; deals: number; backlog: number };

/** How many of what is added, and who has what. */
export type SeedPlan = {
  /** Persons with work for the desk, each with three orders of its queues. */
  waiting: number;
  /** Persons whose orders are over, and who have an order in review each as long as the backlog lasts. */
  holders: number;
  others: number;
  /** Orders that are over. */
  settled: number;
  /** Orders in review of the holders. */
  reviewed: number;
  /** Deals that the orders are of; 0 means those of the demonstration. */
  deals: number;
};

/** Orders of a person whose work waits: answered, proposed, and begun. */
export const ORDERS_OF_WAITING = 3;
const ORDERS_A_BACKLOG = ORDERS_OF_WAITING + 1;
/** Of a dealer's people, who have a profile and orders. */
const HOLDERS_OF_TEN = 8;
/** Orders come over three years, and a settled one is older than these days. */
const DAYS = 1_095;
const SETTLED_DAYS = 12;
const MINUTES_A_DAY = 1_440;
/** Work that waits, waits for no longer. */
const WAITS_DAYS = 20;
/** Units of an order that was begun are held for so short a time that it began just now. */
const BEGUN_MINUTES = 30;
/** Where ids of each kind begin. */
const BEGINNINGS = { settled: 0x1000_0000, waiting: 0x4000_0000, reviewed: 0x6000_0000, person: 0x8000_0000 };
const PERSONS_OF_A_KIND = 0x1000_0000;

/** Throws where the numbers cannot be together. */
export function planSeed({ investors, orders, deals, backlog }: SeedSize): SeedPlan {
  if (backlog * ORDERS_A_BACKLOG > orders) {
    throw new Error(`A backlog of ${backlog} takes ${backlog * ORDERS_A_BACKLOG} orders at least`);
  }
  const rest = investors - backlog;
  const settled = orders - backlog * ORDERS_A_BACKLOG;
  if (rest < 0 || (rest === 0 && settled + backlog > 0)) {
    throw new Error(`A backlog of ${backlog} takes ${backlog + 1} investors at least`);
  }
  const holders = orders === 0 ? 0 : Math.max(1, Math.floor((rest * HOLDERS_OF_TEN) / 10));
  return { waiting: backlog, holders, others: rest - holders, settled, reviewed: backlog, deals };
}

export type PersonKind = 'holder' | 'waiting' | 'other';
const KINDS: readonly PersonKind[] = ['holder', 'waiting', 'other'];

/** A person by their number, from 0. */
export function personCopy(kind: PersonKind, number: number): Copy {
  const person = beginningOf(BEGINNINGS.person + KINDS.indexOf(kind) * PERSONS_OF_A_KIND + number);
  return {
    person,
    order: person,
    deal: null,
    minutesBack: (number % DAYS) * MINUTES_A_DAY + (number % MINUTES_A_DAY),
    number,
  };
}

/** A settled order by its number, from 0: the earliest first, one after another of each holder. */
export function settledCopy(plan: SeedPlan, deals: number, number: number): { copy: Copy; deal: number } {
  const holder = number % plan.holders;
  const turn = Math.floor(number / plan.holders);
  const age = (1 - (number + 1) / plan.settled) * DAYS + SETTLED_DAYS;
  const copy = {
    ...personCopy('holder', holder),
    order: beginningOf(BEGINNINGS.settled + number),
    minutesBack: Math.round(age * MINUTES_A_DAY),
    number,
  };
  return { copy, deal: (holder + turn) % Math.max(1, deals) };
}

/** An order in review of a holder. */
export function reviewedCopy(plan: SeedPlan, number: number): Copy {
  return {
    ...personCopy('holder', number % plan.holders),
    order: beginningOf(BEGINNINGS.reviewed + number),
    minutesBack: waitingMinutes(number),
    number,
  };
}

/** An order of somebody whose work waits, by its place among theirs. */
export function waitingCopy(number: number, place: number, isBegun: boolean): Copy {
  return {
    ...personCopy('waiting', number),
    order: beginningOf(BEGINNINGS.waiting + number * ORDERS_OF_WAITING + place),
    minutesBack: isBegun ? number % BEGUN_MINUTES : waitingMinutes(number),
    number,
  };
}

function waitingMinutes(number: number): number {
  return (number * 7) % (WAITS_DAYS * MINUTES_A_DAY);
}
