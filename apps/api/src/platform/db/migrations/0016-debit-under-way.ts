import { type Kysely, sql } from 'kysely';

/** An order that ends while its debit is with the bank is pointed out to the dealer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_flags
      drop constraint payment_flags_kind_check,
      add constraint payment_flags_kind_check check (kind in
        ('money-for-closed-order', 'overpaid', 'unmatched', 'refund-due', 'debit-under-way', 'returned',
         'account-changed'))`.execute(db);
}
