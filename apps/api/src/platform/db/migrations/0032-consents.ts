import { type Kysely, sql } from 'kysely';

/** What a person agreed to and took back, each with its time; rows are only ever added while the account is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consents (
      investor_id text not null references investors (id),
      id text not null,
      kind text not null check (kind in ('terms', 'new-deals', 'articles')),
      is_granted boolean not null,
      at timestamptz not null,
      primary key (investor_id, id)
    )`.execute(db);
  await sql`
    insert into consents (investor_id, id, kind, is_granted, at)
    select id, 'terms', 'terms', true, terms_accepted_at from investors`.execute(db);
  // What the questionnaire was answered, at the time when it was finished.
  await sql`
    insert into consents (investor_id, id, kind, is_granted, at)
    select investors.id, chosen.kind, chosen.kind, true, onboarded_at
    from investors join (values ('1', 'new-deals'), ('2', 'articles')) as chosen (answer, kind)
      on investors.onboarding_answers -> 'marketing' @> to_jsonb(chosen.answer)
    where onboarded_at is not null`.execute(db);
}
