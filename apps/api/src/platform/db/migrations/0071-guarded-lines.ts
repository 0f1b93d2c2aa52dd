import { type Kysely, sql } from 'kysely';

/**
 * What a bank said stays as it said it; lines of the bank's own charges and interest are matched to no order; money whose payor is not the
 * investor is pointed out; and orders are found by the reference that a line has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepStatements(db);
  await bookChargesAndInterest(db);
  await sql`
    alter table payment_flags
      drop constraint payment_flags_kind_check,
      add constraint payment_flags_kind_check check (kind in
        ('money-for-closed-order', 'overpaid', 'unmatched', 'refund-due', 'debit-under-way', 'returned',
         'over-returned', 'looks-twice', 'on-two-orders', 'told-otherwise', 'account-changed', 'payer-differs'))`.execute(
    db,
  );
  await sql`create index trades_by_reference on trades (left(id, 8))`.execute(db);
  await sql`
    create index trades_without_funds on trades (total_cents, created_at desc) where funds_received_at is null`.execute(
    db,
  );
}

/** Of a line only moves how much of it is matched; of a statement only the key under which its file is sealed. */
async function keepStatements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_statement_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) - tg_argv[0] = to_jsonb(old) - tg_argv[0] then
        return new;
      end if;
      raise exception 'What a bank said is never changed';
    end $$`.execute(db);
  for (const [table, moving] of [
    ['bank_statements', 'sealed'],
    ['bank_lines', 'matched_cents'],
    ['bank_rows_passed_over', ''],
  ] as const) {
    await sql`
      create trigger ${sql.id(`${table}_stay`)} before update or delete on ${sql.id(table)}
      for each row execute function refuse_statement_change(${sql.lit(moving)})`.execute(db);
    await sql`
      create trigger ${sql.id(`${table}_are_never_emptied`)} before truncate on ${sql.id(table)}
      for each statement execute function refuse_statement_change()`.execute(db);
  }
}

/** They are the dealer's to make good or to take out: what is the investors' stays as it is. */
async function bookChargesAndInterest(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_matches
      drop constraint bank_matches_kind_check,
      add constraint bank_matches_kind_check check
        (kind in ('received', 'returned', 'paid-out', 'unapplied', 'sent-back', 'bank-charge', 'bank-interest')),
      drop constraint match_of_an_order_or_of_none,
      add constraint match_of_an_order_or_of_none check (
        (trade_id is null) = (kind in ('unapplied', 'sent-back', 'bank-charge', 'bank-interest'))
        and (trade_id is null) = (investor_id is null))`.execute(db);
  const accounts = sql`('trust', 'order-funds', 'unapplied', 'issuers', 'refunds-payable', 'authorized', 'authorizations',
    'bank-charges', 'bank-interest')`;
  await sql`
    alter table money_journal
      drop constraint money_journal_debit_account_check,
      add constraint money_journal_debit_account_check check (debit_account in ${accounts}),
      drop constraint money_journal_credit_account_check,
      add constraint money_journal_credit_account_check check (credit_account in ${accounts}),
      drop constraint money_of_no_order,
      add constraint money_of_no_order check (trade_id is not null or 'unapplied' in (debit_account, credit_account)
        or 'bank-charges' in (debit_account, credit_account) or 'bank-interest' in (debit_account, credit_account)
        or (kind in ('paid-out', 'pay-out-reversed') and 'refunds-payable' in (debit_account, credit_account)))`.execute(
    db,
  );
}
