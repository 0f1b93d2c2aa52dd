import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { journalSince } from './came-since.sql.ts';
import type { DaySpan } from './day-span.ts';
import type { BalancesOfDay, StateBefore } from './day-state.ts';

/** The books at the end of a day: the trust account, what was decided to leave it but has not, and what is the bank's own. */
export type BooksOfDay = BalancesOfDay & { inCents: bigint; outCents: bigint };

/** What a row of the journal, `entry`, adds to the trust account; negative where it takes from it. */
export const INTO_TRUST = sql`case when entry.debit_account = 'trust' then entry.amount_cents else -entry.amount_cents end`;
/** True for a row of the journal, `entry`, that changes the trust account. */
export const OF_TRUST = sql`(entry.debit_account = 'trust') <> (entry.credit_account = 'trust')`;

/** From the state of the day closed before and what came since, or from the first row. */
export async function readBooksOfDay(db: Db, span: DaySpan, before: StateBefore | null): Promise<BooksOfDay> {
  const { rows } = await sql<BooksOfDay>`
    select
      coalesce(sum(${INTO_TRUST}) filter (where ${OF_TRUST}), 0)::bigint as "closingCents",
      coalesce(sum(entry.amount_cents) filter (
        where ${OF_TRUST} and entry.debit_account = 'trust' and entry.value_at >= ${span.from}), 0)::bigint as "inCents",
      coalesce(sum(entry.amount_cents) filter (
        where ${OF_TRUST} and entry.credit_account = 'trust' and entry.value_at >= ${span.from}), 0)::bigint as "outCents",
      (${balanceOf('issuers')})::bigint as "toIssuersCents",
      (${balanceOf('refunds-payable')})::bigint as "toInvestorsCents",
      (${balanceOf('bank-charges')})::bigint as "bankChargesCents",
      (${balanceOf('bank-interest')})::bigint as "bankInterestCents"
    from ${journalSince(span, before)} entry`.execute(db);
  const [since] = rows;
  if (since === undefined) {
    throw new Error('sums over the journal must give one row');
  }
  return before === null ? since : added(since, before.balances);
}

function balanceOf(account: 'issuers' | 'refunds-payable' | 'bank-charges' | 'bank-interest') {
  return sql`coalesce(sum(entry.amount_cents) filter (where entry.credit_account = ${account}), 0)
    - coalesce(sum(entry.amount_cents) filter (where entry.debit_account = ${account}), 0)`;
}

/** What moved on the day is of the day alone. */
function added(since: BooksOfDay, before: BalancesOfDay): BooksOfDay {
  return {
    inCents: since.inCents,
    outCents: since.outCents,
    closingCents: before.closingCents + since.closingCents,
    toIssuersCents: before.toIssuersCents + since.toIssuersCents,
    toInvestorsCents: before.toInvestorsCents + since.toInvestorsCents,
    bankChargesCents: before.bankChargesCents + since.bankChargesCents,
    bankInterestCents: before.bankInterestCents + since.bankInterestCents,
  };
}
