import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { daysToClose } from '@portal/domain/money/reconciliation/days-to-close';
import { isExplained } from '@portal/domain/money/reconciliation/difference';
import {
  DIFFERENCES_MAX,
  type TrustDayContent,
  type TrustDayObstacle,
} from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { type ReconciledDay, reconcileDay } from '@portal/domain/money/reconciliation/reconcile-day';
import { sha256Hex } from '../../../platform/crypto/new-token.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { openReasons } from '../../../platform/reasons/open-reasons.ts';
import { findFirstOpened } from './accounts-of-day.store.ts';
import { contentOfDay } from './content-of-day.ts';
import { type DaySpan, spanOf } from './day-span.ts';
import { type DayState, textOfState } from './day-state.ts';
import { findExplanations } from './explanations.store.ts';
import { gatherDay } from './gather-day.ts';
import { readStateBefore } from './read-state-before.ts';
import { findClosedDay, findLastClosedDay } from './trust-days.store.ts';

/** An open day, as of now. */
export type OpenDay = {
  span: DaySpan;
  content: TrustDayContent;
  /** What the next day begins from, of which the content has the digest; null where a limit has cut it. */
  state: DayState | null;
  /** The content as JSON, and its SHA-256. */
  text: string;
  hash: string;
  obstacles: TrustDayObstacle[];
  /** The number of its differences without an explanation. */
  unexplained: number;
  reconciled: ReconciledDay;
};

/** The days that have ended and are not closed; the first can be prepared. */
export async function listOpenDays(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
): Promise<{ days: string[]; more: boolean }> {
  const last = await findLastClosedDay(db);
  const opened = { lastClosed: last?.day ?? null, firstOpened: await findFirstOpened(db) };
  return daysToClose(opened, dealerDay(clock.now()));
}

/** Reconciles a day that has ended and is not closed; undefined for any other. */
export async function reconcileOpenDay(
  db: Db,
  deps: Pick<Deps, 'clock' | 'secrets'>,
  day: string,
): Promise<OpenDay | undefined> {
  const { days } = await listOpenDays(db, deps);
  if (!days.includes(day)) {
    return undefined;
  }
  const last = await findLastClosedDay(db);
  const span = spanOf(day, last?.day ?? null);
  const before = last === undefined ? null : await readStateBefore(db, deps, last);
  const gathered = await gatherDay(db, deps, span, before);
  const { state } = gathered;
  const reconciled = reconcileDay(gathered.facts);
  const { differences } = reconciled;
  // The record of a closed day, which is sealed itself, says what was written and not where it is.
  const found = await openReasons(
    { ...deps, db },
    await findExplanations(
      db,
      differences.map(({ key }) => key),
    ),
  );
  const written = new Map(found.map((one) => [one.key, one]));
  const content = contentOfDay(span, gathered, reconciled, {
    closedWith: last ?? null,
    written,
    stateSha256: state === null ? null : sha256Hex(textOfState(state)),
  });
  const text = JSON.stringify(content);
  const unexplained = differences.filter((one) => !isExplained(one, written)).length;
  const obstacles: [TrustDayObstacle, boolean][] = [
    ['not-next', days[0] !== day],
    ['statement-missing', content.accounts.some(({ shownBy }) => shownBy === null)],
    ['not-explained', unexplained > 0],
    ['too-many-differences', differences.length > DIFFERENCES_MAX],
  ];
  return {
    span,
    content,
    state,
    text,
    hash: sha256Hex(text),
    obstacles: obstacles.filter(([, is]) => is).map(([name]) => name),
    unexplained,
    reconciled,
  };
}

/**
 * The first day that is not closed, reconciled. Throws NOT_FOUND for other days, and DAY_NOT_READY for one that is closed or
 * waits for another.
 */
export async function requireOpenDay(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'secrets'>,
  day: string,
): Promise<OpenDay> {
  const open = await reconcileOpenDay(trx, deps, day);
  if (open === undefined) {
    throw new AppError((await findClosedDay(trx, day)) === undefined ? 'NOT_FOUND' : 'DAY_NOT_READY');
  }
  if (open.obstacles.includes('not-next')) {
    throw new AppError('DAY_NOT_READY');
  }
  return open;
}
