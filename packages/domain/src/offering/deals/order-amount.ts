import type { FieldIssue } from '../../ground/forms/field-issue.ts';
import {
  assertInRange,
  centsFromDollars,
  dollarsFromCents,
  isWireDollars,
} from '../../ground/money/cents.ts';
import type { Deal } from './deal.wire.ts';
import {
  isSoldOut,
  largestQuantity,
  smallestQuantity,
  type UnitLimits,
  unitsAvailable,
} from './order-units.ts';

/** What bounds an order of a deal, with the price of one unit in dollars. */
export type OrderTerms = UnitLimits & Pick<Deal, 'unitPrice'>;

/** Steps from the smallest order that are offered to choose from. */
const CHOICES: readonly number[] = [1, 2, 5, 10];

/** The units that an amount in dollars buys; null where it is no whole number of them. */
export function unitsOfAmount(amount: unknown, unitPrice: number): number | null {
  if (!isWireDollars(amount) || amount <= 0) {
    return null;
  }
  const [cents, price] = [centsFromDollars(amount), centsFromDollars(unitPrice)];
  return cents % price === 0n ? Number(cents / price) : null;
}

/** The dollars that so many units cost. */
export function amountOfUnits(units: number, unitPrice: number): number {
  return dollarsFromCents(orderTotalCents(centsFromDollars(unitPrice), units));
}

/**
 * What is wrong with the amount of an order in dollars, or null: the rules of `checkQuantity` for people who think in
 * dollars. `held` are the units that this order has reserved already.
 */
export function checkAmount(amount: unknown, terms: OrderTerms, held = 0): FieldIssue | null {
  if (!isWireDollars(amount) || amount <= 0) {
    return issue('none', {});
  }
  if (isSoldOut(terms, held)) {
    return issue('soldOut', {});
  }
  const dollars = (units: number) => amountOfUnits(units, terms.unitPrice);
  const smallest = dollars(smallestQuantity(terms));
  if (amount < smallest) {
    return issue('belowMinimum', { amount: smallest });
  }
  if (amount > dollars(terms.maximumUnits)) {
    return issue('aboveMaximum', { amount: dollars(terms.maximumUnits) });
  }
  const available = dollars(unitsAvailable(terms, held));
  if (amount > available) {
    return issue('aboveAvailable', { amount: available });
  }
  if (unitsOfAmount(amount, terms.unitPrice) === null) {
    return issue('wholeUnits', { price: terms.unitPrice, amount: nearestAmount(amount, terms, held) });
  }
  return null;
}

/** The order that costs about as much as an amount within the bounds, in dollars. */
function nearestAmount(amount: number, terms: OrderTerms, held: number): number {
  const units = Math.round(amount / terms.unitPrice);
  const bounded = Math.min(largestQuantity(terms, held), Math.max(smallestQuantity(terms), units));
  return amountOfUnits(bounded, terms.unitPrice);
}

/**
 * Amounts in dollars to choose from: the smallest order, and round steps above it as far as an order may go. `most` is what the law lets
 * the person buy, null without a limit: nothing above it is offered, and the largest order within it is.
 */
export function amountChoices(terms: OrderTerms, held = 0, most: number | null = null): number[] {
  const smallest = smallestQuantity(terms);
  const lawful = most === null ? Number.POSITIVE_INFINITY : Math.floor(most / terms.unitPrice);
  const largest = Math.min(largestQuantity(terms, held), lawful);
  const steps = CHOICES.map((times) => times * smallest).filter((units) => units <= largest);
  const isBounded = lawful <= largestQuantity(terms, held) && lawful >= smallest && !steps.includes(lawful);
  return [...steps, ...(isBounded ? [lawful] : [])]
    .toSorted((a, b) => a - b)
    .map((units) => amountOfUnits(units, terms.unitPrice));
}

function issue(name: string, values: FieldIssue['values']): FieldIssue {
  return { path: 'amount', key: `trades.amount.${name}`, values };
}

/**
 * The total of an order in whole cents. Throws a RangeError when the price is not positive, the quantity is not a
 * positive count, or the total is beyond what the wire carries exactly: none of these comes from a person's input,
 * which `checkQuantity` has judged before.
 */
export function orderTotalCents(unitPriceCents: bigint, quantity: number): bigint {
  if (unitPriceCents <= 0n) {
    throw new RangeError('the price of a unit is positive');
  }
  if (!Number.isSafeInteger(quantity) || quantity <= 0) {
    throw new RangeError('a quantity is a positive count of units');
  }
  const total = unitPriceCents * BigInt(quantity);
  assertInRange(total);
  return total;
}
