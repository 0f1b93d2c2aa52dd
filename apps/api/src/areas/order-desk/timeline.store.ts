import { sql } from 'kysely';
import type { AuditedEvent } from '../../platform/audit/audited-event.ts';
import type { Db } from '../../platform/db/tables.ts';

const EVENTS_LISTED_MAX = 200;

/** What is on record about an order and its profile, the newest first. */
export async function listEvents(db: Db, targets: readonly string[]): Promise<AuditedEvent[]> {
  const { rows } = await sql<AuditedEvent>`
    select event.seq::text, event.at, event.actor, event.action, event.detail,
      staff.first_name || ' ' || staff.last_name as "staffName", staff.role as "staffRole"
    from audit_log event left join staff on event.actor = 'staff:' || staff.id
    where event.target in (${sql.join(targets)})
    order by event.seq desc limit ${EVENTS_LISTED_MAX}`.execute(db);
  return rows;
}
