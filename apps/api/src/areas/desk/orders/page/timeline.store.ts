import { sql } from 'kysely';
import type { AuditedEvent } from '../../../../platform/audit/audited-event.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { OrderInScope } from '../scope/require-order.ts';

/** Up to and including an instant, so many from each source, newest first. */
export type Page = { upTo: Date; limit: number };

/**
 * The audit targets of everything that belongs to an order: the order, its investor's profiles if the person may read them, its
 * ceremonies and flags, and failed emails.
 */
export async function listTargets(
  db: Db,
  { investorId, tradeId }: OrderInScope,
  withProfiles: boolean,
): Promise<string[]> {
  const { rows } = await sql<{ target: string }>`
    select 'kyc:' || id as target from kyc_versions where investor_id = ${investorId} and ${withProfiles}
    union all select 'envelope:' || id from signing_envelopes where investor_id = ${investorId} and trade_id = ${tradeId}
    union all select 'payment-flag:' || id from payment_flags where investor_id = ${investorId} and trade_id = ${tradeId}
    union all select 'bounce:' || bounce.id from mail_bounces bounce where ${bouncedTo(investorId)}`.execute(
    db,
  );
  return [`trade:${tradeId}`, ...rows.map(({ target }) => target)];
}

/** A bounced message to them, or to their present address. */
function bouncedTo(investorId: string) {
  return sql`(
    bounce.address = (select email from investors where id = ${investorId})
    or bounce.message_id in (select message_id from mail_deliveries where investor_id = ${investorId})
  )`;
}

/** The audit rows about these. */
export async function listEvents(
  db: Db,
  targets: readonly string[],
  { upTo, limit }: Page,
): Promise<AuditedEvent[]> {
  const { rows } = await sql<AuditedEvent>`
    select event.seq::text, event.at, event.actor, event.action, event.detail,
      staff.first_name || ' ' || staff.last_name as "staffName", staff.roles as "staffRoles"
    from audit_log event left join staff on event.actor = 'staff:' || staff.id
    where event.target in (${sql.join(targets)}) and event.at <= ${upTo}
    order by event.at desc, event.seq desc limit ${limit}`.execute(db);
  return rows;
}

/** What happened that the audit log does not have. */
export type Happened = { id: string; at: Date; action: string; facts: Record<string, string> };

/** Messages sent and bounced, and flags on money that were raised or ended by themselves. */
export async function listHappened(
  db: Db,
  { investorId, tradeId }: OrderInScope,
  { upTo, limit }: Page,
  withEmails: boolean,
): Promise<Happened[]> {
  const { rows } = await sql<Happened>`
    select id, at, action, facts from (
      select 'mail:' || id as id, at, 'mail.' || template as action, jsonb_build_object('outcome', outcome) as facts
      from mail_deliveries where investor_id = ${investorId} and ${withEmails}
      union all
      select 'bounce:' || bounce.id, bounce.bounced_at, 'mail.bounced', jsonb_build_object('kind', bounce.kind)
      from mail_bounces bounce where ${bouncedTo(investorId)} and ${withEmails}
      union all
      select 'flag:' || id, created_at, 'payment-flag.raised', jsonb_build_object('kind', kind)
      from payment_flags where investor_id = ${investorId} and trade_id = ${tradeId}
      union all
      select 'flag-end:' || id, cleared_at, 'payment-flag.ended', jsonb_build_object('kind', kind)
      from payment_flags
      where investor_id = ${investorId} and trade_id = ${tradeId} and cleared_at is not null and cleared_by is null
    ) happened
    where at <= ${upTo} order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
