import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { refusalCodeOf } from '../../exemptions/refusal-code.ts';
import type { TradeRecord } from '../trade-record.ts';
import { findStandingDecisions, type StandingDecision } from './standing-decisions.store.ts';

/**
 * Why an order may go no further by the law: a purchaser may not buy, or not before advice, or was judged by what is no longer so. What was
 * decided while the portal looked on stops nobody, and neither does what was not decided yet: that is done at the next step.
 */
export async function exemptionAwaited(trx: Db, { id }: Pick<TradeRecord, 'id'>) {
  return awaitedOfAll(await findStandingDecisions(trx, id));
}

/**
 * The same of an order that is to be approved: then somebody of the office has also confirmed a class that rests on what a purchaser states
 * (45-106CP s. 1.9: a bare statement is not enough).
 */
export async function lawAwaited(trx: Db, { id }: Pick<TradeRecord, 'id'>) {
  const standing = await findStandingDecisions(trx, id);
  const isUnconfirmed = standing.some(
    ({ isObserved, needsConfirmation }) => !isObserved && needsConfirmation,
  );
  return awaitedOfAll(standing) ?? (isUnconfirmed ? 'CLASS_NOT_CONFIRMED' : null);
}

function awaitedOfAll(standing: readonly StandingDecision[]) {
  return standing.map(awaitedOf).find((code) => code !== null) ?? null;
}

function awaitedOf({ outcome, blockedBy, needsAdvice, isObserved, isCurrent }: StandingDecision) {
  if (isObserved) {
    return null;
  }
  if (!isCurrent) {
    return 'EXEMPTION_OUTDATED';
  }
  if (outcome !== 'allowed') {
    return refusalCodeOf(blockedBy);
  }
  return needsAdvice ? 'ADVICE_MISSING' : null;
}

/** Throws the same before somebody signs. */
export async function requireExemption(trx: Db, order: Pick<TradeRecord, 'id'>): Promise<void> {
  const awaited = await exemptionAwaited(trx, order);
  if (awaited !== null) {
    throw new AppError(awaited);
  }
}
