import type { MoneyKind } from '@portal/domain/payments/journal-accounts';
import type { MoneyFacts } from '@portal/domain/payments/money-event';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

/** The facts of an order's money as the database writes them: cents as text, times as ISO 8601. */
export type StoredMoneyFacts = {
  events: {
    kind: MoneyKind;
    amountCents: string;
    reference: string | null;
    valueAt: string;
    wasClosed: boolean;
  }[];
  debits: { amountCents: string; handedAt: string; cameBack: boolean }[];
  confirmed: { subject: string; times: string }[];
  hasAccount: boolean;
};

/** Of a row of `trades`: everything that its money follows from, for any query that reads orders. */
export const storedMoneyFacts = sql<StoredMoneyFacts>`jsonb_build_object(
  'events', coalesce((
    select jsonb_agg(jsonb_build_object(
      'kind', event.kind, 'amountCents', event.amount_cents::text, 'reference', event.reference,
      'valueAt', event.value_at, 'wasClosed', event.order_was_closed
    ))
    from money_journal event
    where event.investor_id = trades.investor_id and event.trade_id = trades.id and event.kind <> 'authorization'
  ), '[]'),
  'debits', coalesce((
    select jsonb_agg(jsonb_build_object(
      'amountCents', item.amount_cents::text, 'handedAt', file.created_at, 'cameBack', item.returned_at is not null
    ))
    from debit_file_items item join debit_files file on file.id = item.file_id
    where item.investor_id = trades.investor_id and item.trade_id = trades.id
  ), '[]'),
  'confirmed', coalesce((
    select jsonb_agg(jsonb_build_object('subject', flag.subject, 'times', flag.basis))
    from payment_flags flag
    where flag.investor_id = trades.investor_id and flag.trade_id = trades.id and flag.kind = 'looks-twice'
      and flag.cleared_at is not null and flag.basis <> ''
  ), '[]'),
  'hasAccount', exists (
    select 1 from payment_instructions account
    where account.investor_id = trades.investor_id and account.trade_id = trades.id
      and account.method = trades.payment_method and account.withdrawn_at is null
      and account.sealed_account is not null
  )
)`;

/** The same as the rules take them. */
export function moneyFactsOf(stored: StoredMoneyFacts): MoneyFacts {
  const confirmedTimes = new Map<string, number>();
  for (const { subject, times } of stored.confirmed) {
    confirmedTimes.set(subject, Math.max(Number(times), confirmedTimes.get(subject) ?? 0));
  }
  return {
    events: stored.events.map(({ amountCents, valueAt, ...event }) => ({
      ...event,
      amountCents: BigInt(amountCents),
      valueAt: new Date(valueAt),
    })),
    debits: stored.debits.map(({ amountCents, handedAt, cameBack }) => ({
      amountCents: BigInt(amountCents),
      handedAt: new Date(handedAt),
      cameBack,
    })),
    confirmedTimes,
    hasAccount: stored.hasAccount,
  };
}

/** What the money of an order follows from. Throws when there is no such order. */
export async function readMoneyFacts(db: Db, investorId: string, tradeId: string): Promise<MoneyFacts> {
  const { facts } = await db
    .selectFrom('trades')
    .select(storedMoneyFacts.as('facts'))
    .where('investor_id', '=', investorId)
    .where('id', '=', tradeId)
    .executeTakeFirstOrThrow();
  return moneyFactsOf(facts);
}
