import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import {
  LATER_ENTRIES_MAX,
  type TrustDay,
  trustDayContentSchema,
} from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findLastProposal, findPreparers } from '../../firm/proposals/find-proposals.ts';
import { dayTarget, readDayPayload } from './day-payload.ts';
import { spanOf } from './day-span.ts';
import { textOfLine } from './gather-day.ts';
import { type LaterEntry, listLaterEntries } from './later-entries.store.ts';
import { readContentText } from './read-content-text.ts';
import { type OpenDay, reconcileOpenDay } from './reconcile-open-day.ts';
import { findClosedDay, type ListedDay } from './trust-days.store.ts';

/** A day on one page: as it was closed, with later news about it, or as of now. Throws NOT_FOUND. */
export async function showDay(deps: Deps, actor: StaffActor, day: string): Promise<TrustDay> {
  const closed = await findClosedDay(deps.db, day);
  if (closed !== undefined) {
    return presentClosed(deps, closed);
  }
  const open = await reconcileOpenDay(deps.db, deps, day);
  if (open === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return presentOpen(deps, actor, open);
}

async function presentOpen(deps: Deps, actor: StaffActor, open: OpenDay): Promise<TrustDay> {
  const { content, hash, obstacles } = open;
  const isNext = !obstacles.includes('not-next');
  const proposal = await presentProposal(deps, actor, open);
  const isPrepared = proposal?.state === 'submitted';
  const mayReconcile = scopeOf(actor.roles, 'payments.reconcile') === 'all';
  const stateOf = () => (isPrepared ? 'prepared' : 'open');
  return {
    state: isNext ? stateOf() : 'waits',
    content,
    hash,
    obstacles,
    mayExplain: isNext && mayReconcile,
    mayPrepare: obstacles.length === 0 && !isPrepared && mayReconcile,
    proposal,
    closed: null,
  };
}

async function presentProposal(
  { db }: Deps,
  { staffId, roles }: StaffActor,
  { content, hash }: OpenDay,
): Promise<TrustDay['proposal']> {
  const last = await findLastProposal(db, dayTarget(content.day));
  if (last === undefined) {
    return null;
  }
  const isOwn = (await findPreparers(db, last)).includes(staffId);
  const isAsPrepared = readDayPayload(last.payload).sha256 === hash;
  const mayReview = scopeOf(roles, 'payments.review-reconciliation') === 'all';
  return {
    proposalId: last.id,
    state: last.state,
    maker: last.makerName,
    isOwn: last.makerId === staffId,
    isAsPrepared,
    preparedAt: last.submittedAt?.toISOString() ?? null,
    endedBy: last.endedByName,
    note: last.state === 'returned' ? last.reason : null,
    mayReview: last.state === 'submitted' && mayReview && !isOwn,
  };
}

async function presentClosed(deps: Deps, one: ListedDay): Promise<TrustDay> {
  const span = spanOf(one.day, one.previousDay);
  const later = await listLaterEntries(deps.db, span, one.closedAt, LATER_ENTRIES_MAX);
  return {
    state: 'closed',
    content: trustDayContentSchema.parse(JSON.parse(await readContentText(deps, one))),
    hash: one.contentSha256,
    obstacles: [],
    mayExplain: false,
    mayPrepare: false,
    proposal: null,
    closed: {
      preparedBy: one.preparedByName,
      preparedAt: one.preparedAt.toISOString(),
      reviewedBy: one.reviewedByName,
      closedAt: one.closedAt.toISOString(),
      papers: one.papers,
      later: await Promise.all(later.map((entry) => presentLater(deps, entry))),
    },
  };
}

async function presentLater(
  deps: Pick<Deps, 'secrets'>,
  { source, day, valueAt, cents, tradeId, text, at, lineId, sealed }: LaterEntry,
): Promise<NonNullable<TrustDay['closed']>['later'][number]> {
  return {
    source,
    day: day ?? dealerDay(valueAt ?? at),
    amount: dollarsFromCents(cents),
    tradeId,
    reference: tradeId === null ? null : orderReference(tradeId),
    text: lineId === null || sealed === null ? text : await textOfLine(deps, { id: lineId, sealed }),
    at: at.toISOString(),
  };
}
