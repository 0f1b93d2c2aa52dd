import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import {
  CLOSED_DAYS_A_PAGE,
  type TrustDays,
} from '@portal/domain/money/reconciliation/office-trust-days.wire';
import type { Deps } from '../../../platform/deps.ts';
import { findOpenProposals } from '../../firm/proposals/find-proposals.ts';
import { dayTarget } from './day-payload.ts';
import { listOpenDays, reconcileOpenDay } from './reconcile-open-day.ts';
import { type ListedDay, listClosedDays } from './trust-days.store.ts';

const LANGUAGES_OF_PAPERS = 2;

/** The days to close, earliest first, and a page of closed ones, newest first. */
export async function showDays(deps: Deps, before: string | undefined): Promise<TrustDays> {
  const { days, more } = await listOpenDays(deps.db, deps);
  const found = await listClosedDays(deps.db, before, CLOSED_DAYS_A_PAGE + 1);
  const closed = found.slice(0, CLOSED_DAYS_A_PAGE);
  return {
    open: await Promise.all(days.map((day, place) => presentOpen(deps, day, place === 0))),
    moreOpen: more,
    closed: closed.map(presentClosed),
    next: found.length > CLOSED_DAYS_A_PAGE ? (closed.at(-1)?.day ?? null) : null,
  };
}

/** Reconciles only the first for the list: the others depend on it. */
async function presentOpen(deps: Deps, day: string, isFirst: boolean): Promise<TrustDays['open'][number]> {
  const open = isFirst ? await reconcileOpenDay(deps.db, deps, day) : undefined;
  if (open === undefined) {
    return { day, state: 'waits', missing: [], differences: null, unexplained: null };
  }
  const proposals = await findOpenProposals(deps.db, [dayTarget(day)]);
  return {
    day,
    state: proposals.length > 0 ? 'prepared' : 'open',
    missing: open.content.accounts.filter(({ shownBy }) => shownBy === null).map(({ name }) => name),
    differences: open.reconciled.differences.length,
    unexplained: open.unexplained,
  };
}

function presentClosed(one: ListedDay): TrustDays['closed'][number] {
  return {
    day: one.day,
    bank: dollarsFromCents(one.bankCents),
    books: dollarsFromCents(one.booksCents),
    investors: dollarsFromCents(one.investorsCents),
    differences: one.differences,
    closedAt: one.closedAt.toISOString(),
    reviewedBy: one.reviewedByName,
    isPaperReady: one.papers.length === LANGUAGES_OF_PAPERS,
  };
}
