import { type Kysely, sql } from 'kysely';

/** Messages to the dealer are claimed, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table desk_claims
      drop constraint desk_claims_kind_check,
      add constraint desk_claims_kind_check
        check (kind in ('order', 'identity', 'money', 'payment-flag', 'message', 'papers', 'bounce', 'job'))`.execute(
    db,
  );
}
