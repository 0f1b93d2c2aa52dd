import type { TimelineEntry, TimelinePage } from '@portal/domain/desk/orders/office-order-timeline.wire';
import { mayReadPart } from '@portal/domain/desk/queues/order-parts';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { type AuditedEvent, factsOf, whoOf } from '../../../../platform/audit/audited-event.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import type { OrderInScope } from '../scope/require-order.ts';
import { type Happened, listEvents, listHappened, listTargets } from './timeline.store.ts';

const PAGE = 100;
/** More rows than one transaction writes about an order at one instant. */
const TIES_MAX = 50;
/** As many digits as an audit row's number can have, so that ids sort as rows do. */
const SEQ_DIGITS = 19;
const CURSOR = /^(?<at>\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) (?<id>[\w:-]{1,100})$/;

/**
 * Everything that happened to an order on one timeline, newest first: the audit rows about it and its parts, the messages sent and
 * bounced, the flags on its money, as far as the reader's roles toward it may read them. `before` is the cursor of the previous page; throws
 * VALIDATION for anything else.
 */
export async function showTimeline(
  db: Db,
  { roles }: Pick<StaffActor, 'roles'>,
  order: OrderInScope,
  { before, now }: { before?: string | undefined; now: Date },
): Promise<TimelinePage> {
  const end = before === undefined ? null : readCursor(before);
  const page = { upTo: end === null ? now : new Date(end.at), limit: PAGE + 1 + TIES_MAX };
  const targets = await listTargets(db, order, mayReadPart(roles, 'profile'));
  const found = [
    ...(await listEvents(db, targets, page)).map(entryOf),
    ...(await listHappened(db, order, page, mayReadPart(roles, 'emails'))).map(happenedEntry),
  ];
  const entries = found
    .filter((entry) => end === null || isOlder(entry, end))
    .sort((one, other) => (isOlder(one, other) ? 1 : -1));
  const shown = entries.slice(0, PAGE).map((entry) => ({ ...entry, facts: factsOfStep(roles, entry) }));
  const last = shown.at(-1);
  return {
    entries: shown,
    older: entries.length > PAGE && last !== undefined ? `${last.at} ${last.id}` : null,
  };
}

type Place = { at: string; id: string };

function isOlder(one: Place, other: Place): boolean {
  return one.at === other.at ? one.id < other.id : one.at < other.at;
}

function readCursor(text: string): Place {
  const { at = '', id = '' } = CURSOR.exec(text)?.groups ?? {};
  if (Number.isNaN(Date.parse(at))) {
    throw invalid([{ path: 'before', key: 'errors.fieldInvalid' }]);
  }
  return { at, id };
}

function entryOf(event: AuditedEvent): TimelineEntry {
  const { seq, at, action, detail } = event;
  const id = `audit:${seq.padStart(SEQ_DIGITS, '0')}`;
  return { id, at: at.toISOString(), action, who: whoOf(event), facts: factsOf(detail) };
}

const BY_ITSELF: TimelineEntry['who'] = { kind: 'system', name: null, roles: [] };

function happenedEntry({ at, ...happened }: Happened): TimelineEntry {
  return { ...happened, at: at.toISOString(), who: BY_ITSELF };
}

/**
 * The reason why an order ended is what its investor was told, perhaps about their profile: whoever may not read requests for
 * changes may not read it.
 */
const TOLD_INVESTOR: ReadonlySet<string> = new Set(['trade.declined', 'trade.archived']);

/** What the audit log adds to a step of an order's history; somebody may read all of it, a part, or nothing. */
function factsOfStep(roles: readonly StaffRole[], { action, facts }: TimelineEntry): TimelineEntry['facts'] {
  if (!mayReadPart(roles, 'record')) {
    return {};
  }
  if (TOLD_INVESTOR.has(action) && !mayReadPart(roles, 'changes')) {
    const { reason: _, ...rest } = facts;
    return rest;
  }
  return facts;
}
