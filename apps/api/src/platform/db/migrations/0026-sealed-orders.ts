import { type Kysely, sql } from 'kysely';

/**
 * Room for Schedule A and the joint investor of an order to be sealed, as profiles are since 0021: the job
 * `seal-clear-values` moves what lies in the columns of before while servers run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trades
      add column sealed_schedule_a bytea,
      add column sealed_joint_investor bytea,
      add constraint schedule_a_in_one_place check (num_nonnulls(sealed_schedule_a, schedule_a) <= 1),
      add constraint joint_investor_in_one_place
        check (num_nonnulls(sealed_joint_investor, joint_investor) <= 1)`.execute(db);
  // What the job looks for; empty, and so free to ask, once it is done.
  await sql`create index clear_schedules on trades (id) where schedule_a is not null`.execute(db);
  await sql`create index clear_joint_investors on trades (id) where joint_investor is not null`.execute(db);
  // A server of the version before would take an order with a sealed joint investor for one of a single person.
  await sql`
    create function refuse_without_joint() returns trigger language plpgsql as $$
    begin
      raise exception 'the joint investor of this order has not signed it';
    end $$`.execute(db);
  await sql`
    create trigger refuse_without_joint before update of status on trades
    for each row when (
      new.status = 1 and old.status <> 1 and new.sealed_joint_investor is not null and new.joint_signed_at is null
    ) execute function refuse_without_joint()`.execute(db);
}
