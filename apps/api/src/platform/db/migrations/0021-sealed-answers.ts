import { type Kysely, sql } from 'kysely';

/**
 * Room for whole profiles, documents to sign and signers to be sealed. SQL cannot encrypt: the job `seal-clear-values` moves
 * what lies in the columns of before, in small batches while servers run, and empties them. Until it is done a row has
 * its values in one of the two places.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table kyc_versions
      add column answers bytea,
      add column province text,
      alter column sections drop not null,
      alter column completion drop not null,
      add constraint answers_in_one_place check (num_nonnulls(answers, sections) = 1),
      add constraint numbers_in_one_place check (answers is null or secrets is null)`.execute(db);
  await sql`
    alter table signing_envelopes
      add column sealed_documents bytea,
      alter column documents drop not null,
      add constraint documents_in_one_place check (num_nonnulls(sealed_documents, documents) = 1)`.execute(
    db,
  );
  await sql`
    alter table signing_signers
      add column sealed_person bytea,
      add column sealed_signature bytea,
      alter column person drop not null,
      drop constraint signature_has_time,
      add constraint signature_has_time check (
        num_nonnulls(sealed_signature, signature) = 0
        or (num_nonnulls(sealed_signature, signature) = 1 and signed_at is not null)),
      add constraint person_in_one_place check (num_nonnulls(sealed_person, person) = 1)`.execute(db);
  // What the job looks for; empty, and so free to ask, once it is done.
  await sql`create index clear_kyc_versions on kyc_versions (id) where sections is not null`.execute(db);
  await sql`create index clear_envelopes on signing_envelopes (id) where documents is not null`.execute(db);
  await sql`
    create index clear_persons on signing_signers (envelope_id, role) where person is not null`.execute(db);
  await sql`
    create index clear_signatures on signing_signers (envelope_id, role)
    where signature is not null`.execute(db);
  await sql`
    create index clear_holders on payment_instructions (investor_id, trade_id)
    where account_holder is not null`.execute(db);
  // A server of the version before would take a sealed profile for an empty one and begin a version from nothing.
  await sql`
    create function refuse_clear_answers() returns trigger language plpgsql as $$
    begin
      if exists (
        select 1 from kyc_versions where investor_id = new.investor_id and answers is not null
      ) then
        raise exception 'this profile is sealed; a server of the version before cannot go on with it';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger refuse_clear_answers before insert on kyc_versions
    for each row when (new.answers is null) execute function refuse_clear_answers()`.execute(db);
  // The address that a link went to is the signer's, who is sealed.
  await sql`
    update signing_events set detail = detail - 'email' where kind = 'link-sent' and detail ? 'email'`.execute(
    db,
  );
}
