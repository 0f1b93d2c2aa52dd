import { type Kysely, sql } from 'kysely';

/**
 * Whoever proposes another role for somebody, that person is among those who worked on it: nobody approves a role of their own, on
 * whatever path it was proposed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_role_from_its_person() returns trigger language plpgsql as $$
    begin
      insert into proposal_preparers (proposal_id, staff_id)
      values (new.id, substr(new.target, length('staff:') + 1))
      on conflict do nothing;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger roles_are_approved_by_others after insert on proposals
    for each row when (new.kind = 'change-role') execute function keep_role_from_its_person()`.execute(db);
  await sql`
    create index proposals_of_roles on proposals (target, created_at desc) where kind = 'change-role'`.execute(
    db,
  );
}
