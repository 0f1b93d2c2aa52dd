import type { Db } from '../../../platform/db/tables.ts';
import type { LastAct } from '../../../platform/http/app-error.ts';
import { findLastRowAbout } from './audit-rows.store.ts';

/** What the log files an act under: its target is one of these and an id. */
const TARGETS = [
  'trade',
  'money',
  'deal',
  'memorandum',
  'kyc',
  'investor',
  'message',
  'staff',
  'representative',
  'bank-line',
  'trust-account',
  'trust-day',
  'unapplied',
  'payment-flag',
  'payment-event',
  'bounce',
  'envelope',
  'job',
  'trustee',
] as const;

/** Who of the office, but for this person, last did something about one of these things, and what. */
export async function findLastAct(
  db: Db,
  { exceptStaffId, ids, since }: { exceptStaffId: string; ids: readonly string[]; since: Date },
): Promise<LastAct | null> {
  const targets = ids.flatMap((id) => TARGETS.map((target) => `${target}:${id}`));
  const row = await findLastRowAbout(db, { targets, exceptActor: `staff:${exceptStaffId}`, since });
  const name = row?.detail.by;
  return row === undefined || typeof name !== 'string' ? null : { name, at: row.at, action: row.action };
}
