import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { dayTarget } from './day-payload.ts';

type DayAction =
  | 'trust-day.explained'
  | 'trust-day.balance-read'
  | 'trust-day.prepared'
  | 'trust-day.withdrawn'
  | 'trust-day.returned'
  | 'trust-day.stale'
  | 'trust-day.closed'
  | 'trust-day.paper-fetched';

/** Records somebody's action on a day in the audit log. */
export async function recordOfDay(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  day: string,
  { action, ...detail }: { action: DayAction } & Record<string, string>,
): Promise<void> {
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(by),
    action,
    target: dayTarget(day),
    investorId: null,
    detail: { ...auditOfStaff(by), ...detail },
  });
}
