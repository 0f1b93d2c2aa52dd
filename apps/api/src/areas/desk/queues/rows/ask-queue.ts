import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import { type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import { filtersNotOf } from '@portal/domain/desk/queues/filters-of-role';
import { rolesInListOf } from '@portal/domain/firm/staff/permissions';
import type { Scope } from '@portal/domain/firm/staff/staff-roles';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import { hasJobTables } from '../../../../platform/jobs/jobs.store.ts';
import { stuckBefore } from '../../../../platform/jobs/watch-jobs.ts';
import { cutoffsOf } from './cutoffs-of.ts';
import type { QueueQuestion } from './queue-question.ts';
import { findSought } from './sought.store.ts';

/** A staff member and their scope. */
export type Reader = { actor: StaffActor; scope: Scope };

/** The representative whose clients alone the reader sees; null for everybody's. */
export function representativeOf({ actor, scope }: Reader): string | null {
  return scope === 'all' ? null : (actor.representativeId ?? '');
}

/**
 * A reader's question to a queue, with the clock, the calendar and their own clients filled in. Pass the transaction as `db` if
 * there is one: the embedded database has one connection and would wait for itself. Throws VALIDATION for a filter on something the
 * reader's roles may not read.
 */
export async function askQueue(
  db: Db,
  deps: Omit<Deps, 'db'>,
  reader: Reader,
  queue: DeskQueue,
  filter: DeskFilter,
): Promise<QueueQuestion> {
  const hidden = filtersNotOf(rolesInListOf(reader.actor.roles, QUEUE_FACTS[queue].action), filter);
  if (hidden.length > 0) {
    throw invalid(hidden.map((path) => ({ path, key: 'errors.fieldInvalid' })));
  }
  const now = deps.clock.now();
  return {
    queue,
    filter,
    representativeId: representativeOf(reader),
    staffId: reader.actor.staffId,
    now,
    stuckBefore: stuckBefore(deps),
    cutoffs: cutoffsOf(now, QUEUE_FACTS[queue].dueInDays),
    sought: filter.search === undefined ? null : await findSought(db, filter.search),
    isThere: queue !== 'jobs' || (await hasJobTables(db)),
  };
}
