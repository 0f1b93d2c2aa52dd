import { type Kysely, sql } from 'kysely';

/**
 * Room for what banks wrote of a line, and for who paid, to be sealed; a line is known by a keyed fingerprint. SQL knows no key: the job
 * `seal-clear-values` seals what lies in clear, and what servers of the version before still write.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sealLines(db);
  await sealMatches(db);
  await sealFlags(db);
}

async function sealLines(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_lines
      alter column description drop not null,
      add column sealed bytea,
      add column likeness_key text,
      add constraint line_text_in_one_place check (num_nonnulls(description, sealed) = 1 and num_nonnulls(party, sealed) <= 1),
      add constraint sealed_line_has_a_key check ((sealed is null) = (likeness_key is null))`.execute(db);
  // What the jobs look for.
  await sql`create index clear_lines on bank_lines (id) where description is not null`.execute(db);
  await sql`create index lines_by_likeness_key on bank_lines (likeness_key, id)`.execute(db);
  // Sealed once, a text is never in clear again; a key may change, which the database cannot tell from another text.
  await sql`
    create function keep_bank_line() returns trigger language plpgsql as $$
    declare
      moving text[] := array['matched_cents', 'description', 'party', 'sealed', 'likeness', 'likeness_key'];
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) - moving = to_jsonb(old) - moving
        and (
          (new.description, new.party, new.sealed, new.likeness, new.likeness_key)
            is not distinct from (old.description, old.party, old.sealed, old.likeness, old.likeness_key)
          or (new.sealed is not null and new.matched_cents = old.matched_cents)
        ) then
        return new;
      end if;
      raise exception 'What a bank said is never changed';
    end $$`.execute(db);
  await sql`drop trigger bank_lines_stay on bank_lines`.execute(db);
  await sql`
    create trigger bank_lines_stay before update or delete on bank_lines
    for each row execute function keep_bank_line()`.execute(db);
}

async function sealMatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_matches
      add column sealed_payor bytea,
      add constraint match_payor_in_one_place check (num_nonnulls(payor, sealed_payor) <= 1)`.execute(db);
  await sql`create index clear_match_payors on bank_matches (id) where payor is not null`.execute(db);
  await sql`
    create or replace function count_matched_cents() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update bank_lines set matched_cents = matched_cents + new.cents where id = new.line_id;
        return new;
      end if;
      if tg_op = 'UPDATE' and old.undone_at is null and new.undone_at is not null
        and (new.id, new.line_id, new.kind, new.cents, new.trade_id, new.journal_id)
          is not distinct from (old.id, old.line_id, old.kind, old.cents, old.trade_id, old.journal_id) then
        update bank_lines set matched_cents = matched_cents - old.cents where id = old.line_id;
        return new;
      end if;
      if tg_op = 'UPDATE' and new.sealed_payor is not null and num_nonnulls(old.payor, old.sealed_payor) = 1
        and to_jsonb(new) - array['payor', 'sealed_payor'] = to_jsonb(old) - array['payor', 'sealed_payor'] then
        return new;
      end if;
      raise exception 'A match is made and undone, never changed';
    end $$`.execute(db);
}

/** Who paid leaves a flag's facts, as it left the journal's in 0070. */
async function sealFlags(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_flags
      add column payor text,
      add column sealed_payor bytea,
      add constraint flag_payor_in_one_place check (num_nonnulls(payor, sealed_payor) <= 1)`.execute(db);
  await sql`create index clear_flag_payors on payment_flags (id) where payor is not null`.execute(db);
  await sql`
    update payment_flags set payor = detail ->> 'payor', detail = detail - 'payor' where detail ->> 'payor' is not null`.execute(
    db,
  );
  await sql`
    create function move_flag_payor() returns trigger language plpgsql as $$
    begin
      new.payor := new.detail ->> 'payor';
      new.detail := new.detail - 'payor';
      return new;
    end $$`.execute(db);
  await sql`
    create trigger flag_payor_is_moved before insert on payment_flags
    for each row when (new.detail ->> 'payor' is not null) execute function move_flag_payor()`.execute(db);
}
