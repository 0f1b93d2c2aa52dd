import type { MoneyKind, ToldKind } from './journal-accounts.ts';
import type { MoneyEvent } from './money-event.ts';

/** What takes which payments back out. */
const TAKEN_OUT_BY: Readonly<Record<ToldKind, MoneyKind>> = {
  received: 'receipt-reversed',
  returned: 'return-reversed',
};

/** Reports of one amount that may be several payments, or one that was reported more than once. */
export type LookAlikes = {
  readonly kind: ToldKind;
  /** What they are called by; more than one where they are alike by their days. */
  readonly references: readonly string[];
  readonly amountCents: bigint;
  /** How many stand in the journal, less those that somebody took back out. */
  readonly times: number;
  /** How many of them are beyond doubt payments of their own. */
  readonly certain: number;
  /** The same for the same payments, whatever their number. */
  readonly subject: string;
  /** The row that goes where somebody finds that two of them are one. */
  readonly spare: string;
};

/** Days between two reports of one payment: banks post, people type and providers report within a week. */
export const LOOK_ALIKE_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * The payments of an order by what a person would tell them apart by; alone ones too, in an order of their own. Two of one amount look
 * alike by their reference, or by near days where nobody told both apart. `confirmedTimes`: by subject, of how many somebody has said that each is
 * a payment of its own.
 */
export function lookAlikesOf(
  events: readonly MoneyEvent[],
  confirmedTimes: ReadonlyMap<string, number>,
): LookAlikes[] {
  const told = standingTold(events);
  const groups = told.reduce<ToldPayment[][]>((known, payment) => {
    const touched = known.filter((group) => group.some((other) => isAlike(payment, other, told)));
    return [...known.filter((group) => !touched.includes(group)), [...touched.flat(), payment]];
  }, []);
  return groups
    .map((group) => describe(group.sort(byTime), confirmedTimes))
    .sort((one, other) => (one.subject < other.subject ? -1 : 1));
}

/** How often each reference stands with an amount, by subject; days mean nothing. */
export function timesByReference(events: readonly MoneyEvent[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const told of standingTold(events)) {
    if (told.reference !== null) {
      const subject = subjectOf(told, told.reference);
      times.set(subject, (times.get(subject) ?? 0) + 1);
    }
  }
  return times;
}

function isAlike(one: ToldPayment, other: ToldPayment, told: readonly ToldPayment[]): boolean {
  if (one.kind !== other.kind || one.amountCents !== other.amountCents) {
    return false;
  }
  if (one.reference !== null && one.reference === other.reference) {
    return true;
  }
  if (Math.abs(Number(one.valueAt) - Number(other.valueAt)) > LOOK_ALIKE_DAYS * DAY_MS) {
    return false;
  }
  return one.teller !== other.teller || (one.teller === 'dealer' && !isPaidAnew(one, other, told));
}

/** Between two that people typed, the bank gave the first one back. */
function isPaidAnew(one: ToldPayment, other: ToldPayment, told: readonly ToldPayment[]): boolean {
  const [first, last] = one.valueAt < other.valueAt ? [one, other] : [other, one];
  return told.some(
    ({ kind, amountCents, valueAt }) =>
      kind !== one.kind &&
      amountCents === one.amountCents &&
      valueAt > first.valueAt &&
      valueAt < last.valueAt,
  );
}

/** A bank has a line for each payment, and a provider a reference; people type one payment by two names. */
function describe(group: readonly ToldPayment[], confirmedTimes: ReadonlyMap<string, number>): LookAlikes {
  const [first] = group;
  if (first === undefined) {
    throw new Error('nothing looks like nothing');
  }
  const references = [...new Set(group.map(({ reference }) => reference ?? ''))];
  const named = (teller: ToldPayment['teller']) =>
    new Set(group.filter((each) => each.teller === teller).map(({ reference }) => reference)).size;
  const spare = [...group].reverse().find(({ isAtBank }) => !isAtBank) ?? first;
  return {
    kind: first.kind,
    references,
    amountCents: first.amountCents,
    times: group.length,
    certain: Math.max(
      1,
      group.filter(({ isAtBank }) => isAtBank).length,
      named('payment-provider'),
      named('return-file'),
      ...references.map((reference) => confirmedTimes.get(subjectOf(first, reference)) ?? 0),
    ),
    subject: subjectOf(first, references[0] ?? ''),
    spare: spare.id,
  };
}

function subjectOf(
  { kind, amountCents }: { kind: MoneyKind; amountCents: bigint },
  reference: string,
): string {
  return `${kind} ${amountCents} ${reference}`;
}

function byTime(one: ToldPayment, other: ToldPayment): number {
  return Number(one.valueAt) - Number(other.valueAt) || (one.id < other.id ? -1 : 1);
}

/** A receipt or a return that still counts in the journal. */
type ToldPayment = Pick<
  MoneyEvent,
  'id' | 'amountCents' | 'reference' | 'valueAt' | 'teller' | 'isAtBank'
> & {
  readonly kind: ToldKind;
};

/** The reported payments, less those that somebody took back out; by name, or for rows from before there were names, by reference. */
function standingTold(events: readonly MoneyEvent[]): ToldPayment[] {
  return [...standingOf(events, 'received'), ...standingOf(events, 'returned')];
}

function standingOf(events: readonly MoneyEvent[], kind: ToldKind): ToldPayment[] {
  const takenOut = events.filter((event) => event.kind === TAKEN_OUT_BY[kind]);
  const named = new Set(takenOut.flatMap(({ reverses }) => (reverses === null ? [] : [reverses])));
  const told = events
    .filter((event) => event.kind === kind && !named.has(event.id))
    .map((event) => ({ ...event, kind, reference: nameOf(event) }))
    .sort((one, other) => Number(one.isAtBank) - Number(other.isAtBank) || (one.id < other.id ? 1 : -1));
  for (const { amountCents, ...nameless } of takenOut.filter(({ reverses }) => reverses === null)) {
    const reference = nameOf(nameless);
    const place = told.findIndex((each) => each.amountCents === amountCents && each.reference === reference);
    if (place >= 0) {
      told.splice(place, 1);
    }
  }
  return told;
}

function nameOf({ reference }: Pick<MoneyEvent, 'reference'>): string | null {
  return reference === null ? null : nameOfReference(reference);
}

/** People and banks differ in spaces and capitals where they mean the same transfer. */
function nameOfReference(reference: string): string {
  return reference.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
