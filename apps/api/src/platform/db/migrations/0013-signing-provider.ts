import { type Kysely, sql } from 'kysely';

/** A ceremony may be held by a signing provider instead of by the portal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table signing_envelopes
      add column is_at_provider boolean not null default false,
      add column provider_reference text unique,
      add column provider_checked_at timestamptz,
      add column provider_ended_at timestamptz,
      add check (is_at_provider or provider_reference is null)`.execute(db);
  // What the sweep looks through: envelopes that the provider may still have news of.
  await sql`
    create index envelopes_at_provider on signing_envelopes (provider_checked_at)
    where provider_reference is not null and provider_ended_at is null`.execute(db);
  // The mark of a signature that was given at the provider is in the provider's file, not here.
  await sql`
    alter table signing_signers
      drop constraint signing_signers_check,
      add constraint signature_has_time check (signature is null or signed_at is not null)`.execute(db);
}
