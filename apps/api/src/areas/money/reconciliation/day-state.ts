import type { OrderShare } from '@portal/domain/money/reconciliation/day-facts';
import { z } from 'zod';

/** What the books have at the end of a day, in cents. */
export type BalancesOfDay = {
  closingCents: bigint;
  toIssuersCents: bigint;
  toInvestorsCents: bigint;
  bankChargesCents: bigint;
  bankInterestCents: bigint;
};

/** Money of no order yet, by the row that brought it. */
export type UnappliedOfDay = {
  id: string;
  /** The first value time, and the first place in the journal, of the rows about it. */
  valueAt: Date;
  seq: bigint;
  /** What is left; never nothing, and less than nothing where more was sent back than came. */
  cents: bigint;
};

/** All that the next day begins from: what the rows up to the end of a day come to. The same rows give the same text. */
export type DayState = {
  balances: BalancesOfDay;
  /** What the lines of each account come to, by its id. */
  accounts: { id: string; cents: bigint }[];
  /** In the sequence of the journal. */
  unapplied: UnappliedOfDay[];
  /** Of orders of which any amount is not nothing, by their ids. */
  shares: OrderShare[];
};

/** Up to which row of the journal and of the banks' lines a state counts. */
export type Position = { journalSeq: bigint; lineSeq: bigint };

/** The state of the day closed before, with the day's end. */
export type StateBefore = DayState & Position & { day: string; until: Date };

const cents = z.string().transform(BigInt);
const stateSchema = z.object({
  balances: z.object({
    closingCents: cents,
    toIssuersCents: cents,
    toInvestorsCents: cents,
    bankChargesCents: cents,
    bankInterestCents: cents,
  }),
  accounts: z.array(z.tuple([z.string(), cents]).transform(([id, sum]) => ({ id, cents: sum }))),
  unapplied: z.array(
    z
      .tuple([z.string(), z.iso.datetime(), cents, cents])
      .transform(([id, valueAt, seq, left]) => ({ id, valueAt: new Date(valueAt), seq, cents: left })),
  ),
  shares: z.array(
    z.tuple([z.string(), cents, cents, cents]).transform(([tradeId, held, short, never]) => ({
      tradeId,
      heldCents: held,
      shortCents: short,
      neverCreditedCents: never,
    })),
  ),
});

/** As JSON, amounts as text. */
export function textOfState({ balances, accounts, unapplied, shares }: DayState): string {
  return JSON.stringify({
    balances: {
      closingCents: String(balances.closingCents),
      toIssuersCents: String(balances.toIssuersCents),
      toInvestorsCents: String(balances.toInvestorsCents),
      bankChargesCents: String(balances.bankChargesCents),
      bankInterestCents: String(balances.bankInterestCents),
    },
    accounts: accounts.map((account) => [account.id, String(account.cents)]),
    unapplied: unapplied.map((one) => [
      one.id,
      one.valueAt.toISOString(),
      String(one.seq),
      String(one.cents),
    ]),
    shares: shares.map(({ tradeId, heldCents, shortCents, neverCreditedCents }) => [
      tradeId,
      String(heldCents),
      String(shortCents),
      String(neverCreditedCents),
    ]),
  });
}

/** What `textOfState` gave. Throws for anything else. */
export function parseState(text: string): DayState {
  return stateSchema.parse(JSON.parse(text));
}
