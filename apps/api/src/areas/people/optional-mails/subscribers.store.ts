import type { MailConsent } from '@portal/domain/people/account/consents';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';

/**
 * Who may be written to: people who agreed to this kind of mail and live in one of the provinces; null means anywhere.
 */
export type Audience = { kind: MailConsent; provinces: readonly string[] | null };

/** Something to tell each of its audience once: its id, and the area's table that records who was told. */
export type Topic = { audience: Audience; id: string; told: { table: string; column: string } };

/**
 * Accounts that may be written to: open, with a confirmed address, in one of the provinces, and whose latest consent is
 * a yes.
 */
const isReader = ({ kind, provinces }: Audience) => sql<boolean>`(
  investors.closed_at is null and investors.email_verified_at is not null
  and ${provinces === null ? sql`true` : sql`investors.province = any(${provinces})`}
  and coalesce((
    select is_granted from consents where consents.investor_id = investors.id and consents.kind = ${kind}
    order by consents.at desc, consents.id desc limit 1
  ), false)
)`;

const isUntold = ({ id, told }: Topic) => sql<boolean>`not exists (
  select 1 from ${sql.table(told.table)} told
  where told.${sql.ref(told.column)} = ${id} and told.investor_id = investors.id
)`;

/** Subscribers behind `after` who were not told about a topic yet, by their ids, at most `limit`. */
export async function findUntold(
  db: Db,
  topic: Topic,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('investors')
    .select('investors.id')
    .where('investors.id', '>', after)
    .where(isReader(topic.audience))
    .where(isUntold(topic))
    .orderBy('investors.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many people may be written to. */
export async function countSubscribers(db: Db, audience: Audience): Promise<number> {
  const { count } = await db
    .selectFrom('investors')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isReader(audience))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** True while a person may be written to. */
export async function mayBeTold(db: Db, investorId: string, audience: Audience): Promise<boolean> {
  const row = await db
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .where(isReader(audience))
    .executeTakeFirst();
  return row !== undefined;
}

/** Records who is told about a topic; returns those not recorded before. */
export async function insertTold(
  trx: Db,
  { id, told }: Topic,
  investorIds: readonly string[],
  at: Date,
): Promise<string[]> {
  if (investorIds.length === 0) {
    return [];
  }
  const rows = investorIds.map((investorId) => sql`(${investorId}, ${id}, ${at})`);
  const { rows: added } = await sql<{ investorId: string }>`
    insert into ${sql.table(told.table)} (investor_id, ${sql.ref(told.column)}, at) values ${sql.join(rows)}
    on conflict (investor_id, ${sql.ref(told.column)}) do nothing returning investor_id as "investorId"
  `.execute(trx);
  return added.map(({ investorId }) => investorId);
}
