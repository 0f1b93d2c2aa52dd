import { type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import type { DeskAct, DeskActInput, DeskResults } from '@portal/domain/desk/queues/office-desk.wire';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { failureReply } from '../../../../platform/http/failures/failure-reply.ts';
import { findActiveStaff } from '../../../firm/staff/people/find-active-staff.ts';
import { auditDesk } from '../claims/audit-desk.ts';
import { changeClaim, findClaim, type Subject } from '../claims/claims.store.ts';
import { ASSIGNED_MS, LEASE_MS, later } from '../claims/lease-ms.ts';
import { showClaim } from '../claims/present-claim.ts';
import { askQueue, type Reader } from '../rows/ask-queue.ts';
import { findQueueRow } from '../rows/queue-rows.store.ts';
import { lateFor, refuseWhatIsOver, requireRow } from './require-row.ts';

type Result = DeskResults[number];

/**
 * Does the same to each row, each in its own transaction: a refusal for one row leaves the others done. A fault, as opposed to a
 * refusal, ends the whole run.
 */
export async function actOnRows(
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  { rows, do: act }: DeskActInput,
  language: Language,
): Promise<DeskResults> {
  const results: Result[] = [];
  for (const { id, version } of rows) {
    const refused = await refusalOf(language, () =>
      transact(deps.db, (trx) => actOnRow(trx, deps, reader, queue, { id, version, act })),
    );
    const subject = { kind: QUEUE_FACTS[queue].kind, id };
    const isGone = refused?.code === 'NOT_FOUND';
    results.push({
      id,
      claim: isGone ? null : await showClaim(deps.db, deps, reader.actor, subject),
      refused,
    });
  }
  return results;
}

/** Null if the work was done, else the refusal in the reader's language. */
export async function refusalOf(
  language: Language,
  work: () => Promise<unknown>,
): Promise<Result['refused']> {
  try {
    await work();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    const { code, message } = failureReply(error, language, '');
    return { code, sentence: message[0] ?? '' };
  }
}

type Change = Parameters<typeof changeClaim>[3];
type Planned = { change: Change; detail: Record<string, unknown> };

const SNOOZE_DAYS_MAX = 60;
const DAY_MS = 86_400_000;

/**
 * Does one thing to one row in the caller's transaction, with its audit row. Throws NOT_FOUND, CHANGED_MEANWHILE, STATE_REFUSES for
 * giving somebody what is over, CLAIMED where somebody else has it, and VALIDATION for an unsuitable person or time.
 */
async function actOnRow(
  trx: Db,
  deps: Deps,
  reader: Reader,
  queue: DeskQueue,
  { id, version, act }: { id: string; version: number; act: DeskAct },
): Promise<void> {
  const { row, subject } = await requireRow(trx, deps, reader, queue, id);
  if (act.act === 'take-over' || act.act === 'assign') {
    refuseWhatIsOver(row, subject);
  }
  const { change, detail } = await plan(trx, deps, reader, queue, subject, act);
  if (!(await changeClaim(trx, subject, version, change))) {
    throw await lateFor(trx, deps, subject, reader.actor);
  }
  const { investorId } = row;
  await auditDesk(trx, deps, reader.actor, { action: ACTIONS[act.act], subject, investorId, detail });
}

const ACTIONS = {
  release: 'desk.released',
  'take-over': 'desk.taken-over',
  assign: 'desk.assigned',
  snooze: 'desk.snoozed',
  tag: 'desk.tagged',
} as const satisfies Record<DeskAct['act'], string>;

async function plan(
  trx: Db,
  deps: Deps,
  { actor }: Reader,
  queue: DeskQueue,
  subject: Subject,
  act: DeskAct,
): Promise<Planned> {
  const at = deps.clock.now();
  switch (act.act) {
    case 'release':
      await refuseOthers(trx, deps, subject, actor);
      return { change: { holder_id: null, held_at: null, lease_ends_at: null }, detail: {} };
    case 'take-over': {
      const { holderId } = await findClaim(trx, subject, at);
      return {
        change: heldBy(actor.staffId, at, LEASE_MS),
        detail: { fromStaffId: holderId, reason: act.reason },
      };
    }
    case 'assign':
      await refuseOthers(trx, deps, subject, actor);
      await refuseUnlessWorks(trx, deps, queue, subject, act.staffId);
      return { change: heldBy(act.staffId, at, ASSIGNED_MS), detail: { toStaffId: act.staffId } };
    case 'snooze': {
      await refuseOthers(trx, deps, subject, actor);
      const until = act.until === null ? null : new Date(act.until);
      if (until !== null && (until <= at || until > later(at, SNOOZE_DAYS_MAX * DAY_MS))) {
        throw invalid([{ path: 'do.until', key: 'errors.fieldInvalid' }]);
      }
      return { change: { snoozed_until: until }, detail: { until: act.until } };
    }
    case 'tag':
      return { change: { tags: [...new Set(act.tags)] }, detail: { tags: act.tags } };
  }
}

function heldBy(staffId: string, at: Date, forMs: number): Change {
  return { holder_id: staffId, held_at: at, lease_ends_at: later(at, forMs), snoozed_until: null };
}

/** What somebody else holds is theirs: take it over with a reason, or leave it. */
async function refuseOthers(trx: Db, deps: Deps, subject: Subject, actor: StaffActor): Promise<void> {
  const { holderId } = await findClaim(trx, subject, deps.clock.now());
  if (holderId !== null && holderId !== actor.staffId) {
    throw await lateFor(trx, deps, subject, actor);
  }
}

/** Work can be assigned only to somebody who may do it and see it: a representative has only their own clients'. */
async function refuseUnlessWorks(
  trx: Db,
  deps: Deps,
  queue: DeskQueue,
  { id }: Subject,
  staffId: string,
): Promise<void> {
  const colleague = await findActiveStaff(trx, staffId);
  const scope = colleague === undefined ? null : scopeOf(colleague.roles, QUEUE_FACTS[queue].action);
  const asked =
    colleague === undefined || scope === null
      ? undefined
      : await askQueue(trx, deps, { actor: colleague, scope }, queue, {});
  const row = asked === undefined ? undefined : await findQueueRow(trx, asked, id, 'en');
  if (row === undefined) {
    throw invalid([{ path: 'do.staffId', key: 'office.desk.cannotWork' }]);
  }
}
