import { type RawBuilder, sql } from 'kysely';
import type { AuditedEvent } from '../../../platform/audit/audited-event.ts';
import { likeLiteral } from '../../../platform/db/like-literal.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { writingsOf } from '../../../platform/mail/writings-of.ts';

/** A question to the log, with everything resolved that an address leaves open. */
export type AuditQuestion = {
  staffId?: string | undefined;
  investorId?: string | undefined;
  orderIds?: readonly string[] | undefined;
  action?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  /** Only rows of lower numbers. */
  before?: string | undefined;
};

export type FoundAuditRow = AuditedEvent & {
  target: string;
  investorId: string | null;
  investorName: string | null;
  orderId: string | null;
};

/**
 * The requested rows of the log, newest first, at most `limit`, after the row numbered `after` if one is given. Names are looked up
 * once the page is known.
 */
export async function listAuditRows(
  db: Db,
  question: AuditQuestion,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<FoundAuditRow[]> {
  const { place, newest } = isOfTime(question) ? BY_TIME : BY_NUMBER;
  const conditions = [...conditionsOf(question), ...(after === undefined ? [] : [place(after)])];
  const { rows } = await sql<FoundAuditRow>`
    with page as (
      select seq, at, actor, action, target, investor_id, detail from audit_log event
      where ${sql.join(conditions, sql` and `)}
      order by ${newest(sql`event`)} limit ${limit}
    )
    select page.seq::text, page.at, page.actor, page.action, page.target, page.detail, page.investor_id as "investorId",
      staff.first_name || ' ' || staff.last_name as "staffName", staff.roles as "staffRoles",
      investors.first_name || ' ' || investors.last_name as "investorName", trades.id as "orderId"
    from page
    left join staff on page.actor like 'staff:%' and staff.id = substr(page.actor, 7)
    left join investors on investors.id = page.investor_id
    left join trades on page.target like 'trade:%' and trades.id = substr(page.target, 7)
    order by ${newest(sql`page`)}`.execute(db);
  return rows;
}

type Sequence = {
  newest: (of: RawBuilder<unknown>) => RawBuilder<unknown>;
  place: (after: string) => RawBuilder<unknown>;
};

const BY_NUMBER: Sequence = {
  newest: (of) => sql`${of}.seq desc`,
  place: (after) => sql`event.seq < ${after}::bigint`,
};

/** A day far back is found by its time: by their numbers, all rows since would be walked first. */
const BY_TIME: Sequence = {
  newest: (of) => sql`${of}.at desc, ${of}.seq desc`,
  place: (after) =>
    sql`(event.at, event.seq) < ((select last.at from audit_log last where last.seq = ${after}::bigint), ${after}::bigint)`,
};

function isOfTime({ since, until }: AuditQuestion): boolean {
  return since !== undefined || until !== undefined;
}

/** How many rows match, at most `max`. */
export async function countAuditRows(db: Db, question: AuditQuestion, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from audit_log event where ${sql.join(conditionsOf(question), sql` and `)} limit ${max}
    ) counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A number beyond every existing row. */
export async function nextAuditNumber(db: Db): Promise<string> {
  const { rows } = await sql<{ next: string }>`
    select (coalesce(max(seq), 0) + 1)::text as next from audit_log`.execute(db);
  return rows[0]?.next ?? '1';
}

function conditionsOf(question: AuditQuestion): RawBuilder<unknown>[] {
  const { staffId, investorId, orderIds, action, since, until, before } = question;
  return [
    sql`true`,
    ...(staffId === undefined ? [] : [sql`event.actor = ${`staff:${staffId}`}`]),
    ...(investorId === undefined ? [] : [sql`event.investor_id = ${investorId}`]),
    ...(orderIds === undefined ? [] : [sql`event.target = any(${orderIds.map((id) => `trade:${id}`)})`]),
    ...(action === undefined ? [] : [sql`event.action = ${action}`]),
    ...(since === undefined ? [] : [sql`event.at >= ${since}`]),
    ...(until === undefined ? [] : [sql`event.at < ${until}`]),
    ...(before === undefined ? [] : [sql`event.seq < ${before}::bigint`]),
  ];
}

const ORDERS_OF_REFERENCE_MAX = 20;

/** The orders whose id begins like this: a reference is the beginning of an id. In no order: the index of beginnings has another than ids. */
export async function listOrdersBeginning(db: Db, reference: string): Promise<string[]> {
  const start = `${likeLiteral(reference.toLowerCase())}%`;
  const rows = await db
    .selectFrom('trades')
    .select('id')
    .where('id', 'like', start)
    .limit(ORDERS_OF_REFERENCE_MAX)
    .execute();
  return rows.map(({ id }) => id);
}

/** By an address or an id; undefined if nobody has it. */
export async function findInvestorNamed(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('investors')
    .select('id')
    .where((either) => either.or([either('id', '=', name), either('email', 'in', writingsOf(name))]))
    .executeTakeFirst();
  return row?.id;
}

/** Looking changes nothing, so nobody was late because of it. */
const LOOKS = '(opened|seen|revealed|looked|read|exported|downloaded|viewed|listed|searched)';

/** The last row of somebody else of the office about one of these targets since then, but for looks. */
export async function findLastRowAbout(
  db: Db,
  { targets, exceptActor, since }: { targets: readonly string[]; exceptActor: string; since: Date },
): Promise<Pick<AuditedEvent, 'at' | 'action' | 'detail'> | undefined> {
  return db
    .selectFrom('audit_log')
    .select(['at', 'action', 'detail'])
    .where('target', 'in', targets)
    .where('at', '>=', since)
    .where('actor', 'like', 'staff:%')
    .where('actor', '<>', exceptActor)
    .where(sql<boolean>`action !~ ${LOOKS}`)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}
