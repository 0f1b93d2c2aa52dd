import { type Kysely, sql } from 'kysely';

/** A payment that stands on two orders of one investor is pointed out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_flags
      drop constraint payment_flags_kind_check,
      add constraint payment_flags_kind_check check (kind in
        ('money-for-closed-order', 'overpaid', 'unmatched', 'refund-due', 'debit-under-way', 'returned',
         'over-returned', 'looks-twice', 'on-two-orders', 'told-otherwise', 'account-changed'))`.execute(db);
}
