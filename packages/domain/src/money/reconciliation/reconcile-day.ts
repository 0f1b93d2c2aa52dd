import { sumCents } from '../../ground/money/cents.ts';
import type { DayFacts } from './day-facts.ts';
import type { Difference, DifferenceBetween } from './difference.ts';
import { entriesWithoutLine, linesWithoutEntry } from './lines-without-entry.ts';

/** The three balances at the end of a day, in cents, and every part of what they differ by. */
export type ReconciledDay = {
  readonly bankCents: bigint;
  readonly booksCents: bigint;
  readonly investorsCents: bigint;
  /** The bank's against the books' first, each the earliest first. Two that outweigh each other are two. */
  readonly differences: readonly Difference[];
};

/**
 * Compares what the banks say, what the books say and what is the investors'. The differences come to exactly what the
 * balances differ by: what nothing accounts for is a difference of its own, so that every cent is named. An order that has less than
 * nothing takes nothing from the others.
 */
export function reconcileDay(facts: DayFacts): ReconciledDay {
  const bankCents = sumCents(facts.accounts.map(({ closingCents }) => closingCents));
  const { booksCents } = facts;
  const investorsCents = investorsCentsOf(facts);
  const ofBank = [
    ...openingBalances(facts),
    ...inOrder(linesWithoutEntry(facts)),
    ...inOrder(entriesWithoutLine(facts)),
  ];
  const ofInvestors = [...inOrder(shortfalls(facts)), ...ofTheBank(facts)];
  return {
    bankCents,
    booksCents,
    investorsCents,
    differences: [
      ...ofBank,
      ...remainder(facts, 'bank-books', bankCents - booksCents, ofBank),
      ...ofInvestors,
      ...remainder(facts, 'books-investors', booksCents - investorsCents, ofInvestors),
    ],
  };
}

/** What is held for orders, what is of no order yet, and what is on its way out. */
function investorsCentsOf({ shares, unapplied, toIssuersCents, toInvestorsCents }: DayFacts): bigint {
  const held = sumCents(shares.map(({ heldCents }) => heldCents));
  const ofNoOrder = sumCents(unapplied.map(({ cents }) => (cents > 0n ? cents : 0n)));
  return held + ofNoOrder + toIssuersCents + toInvestorsCents;
}

const NOBODYS = { accountId: null, tradeId: null, text: null, clearedOn: null } as const;

function openingBalances({ accounts }: DayFacts): Difference[] {
  return accounts
    .filter(({ openingCents }) => openingCents !== 0n)
    .map(({ id, openingCents, openedOn }) => ({
      ...NOBODYS,
      key: `opening:${id}`,
      kind: 'opening-balance',
      between: 'bank-books',
      cents: openingCents,
      day: openedOn,
      accountId: id,
    }));
}

function shortfalls({ day, shares, unapplied }: DayFacts): Difference[] {
  const of = { ...NOBODYS, between: 'books-investors', day } as const;
  return [
    ...shares.flatMap(({ tradeId, shortCents, neverCreditedCents }): Difference[] => [
      ...(shortCents === 0n
        ? []
        : [{ ...of, key: `short:${tradeId}`, kind: 'short-order' as const, cents: -shortCents, tradeId }]),
      ...(neverCreditedCents === 0n
        ? []
        : [
            {
              ...of,
              key: `never:${tradeId}`,
              kind: 'never-credited' as const,
              cents: -neverCreditedCents,
              tradeId,
            },
          ]),
    ]),
    ...unapplied.flatMap(({ id, cents, day: since }): Difference[] =>
      cents < 0n ? [{ ...of, key: `unapplied:${id}`, kind: 'return-of-no-order', cents, day: since }] : [],
    ),
  ];
}

/** The dealer's to make good or to take out: no investor's money, and said until it is gone. */
function ofTheBank({ day, bankChargesCents, bankInterestCents }: DayFacts): Difference[] {
  const balances = [
    ['bank-charges', bankChargesCents],
    ['bank-interest', bankInterestCents],
  ] as const;
  return balances.flatMap(([kind, cents]): Difference[] =>
    cents === 0n
      ? []
      : [{ ...NOBODYS, key: `of-bank:${kind}`, kind, between: 'books-investors', cents, day }],
  );
}

function remainder(
  { day }: DayFacts,
  between: DifferenceBetween,
  wholeCents: bigint,
  parts: readonly Difference[],
): Difference[] {
  const cents = wholeCents - sumCents(parts.map((part) => part.cents));
  return cents === 0n
    ? []
    : [{ ...NOBODYS, key: `remainder:${between}`, kind: 'remainder', between, cents, day }];
}

/** Those of one day keep their order. */
function inOrder(differences: readonly Difference[]): Difference[] {
  return differences.toSorted((one, other) => one.day.localeCompare(other.day));
}
