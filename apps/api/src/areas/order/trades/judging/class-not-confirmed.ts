import type { Db } from '../../../../platform/db/tables.ts';
import type { TradeRecord } from '../trade-record.ts';
import { findStandingDecisions } from './standing-decisions.store.ts';

/**
 * Why an order is not approved: the class of a purchaser rests on what they state, and nobody of the office confirmed it (45-106CP s. 1.9: a
 * bare statement is not enough). What was decided while the portal looked on asks for nothing.
 */
export async function classNotConfirmed(
  trx: Db,
  { id }: Pick<TradeRecord, 'id'>,
): Promise<'CLASS_NOT_CONFIRMED' | null> {
  const standing = await findStandingDecisions(trx, id);
  const isMissing = standing.some(({ isObserved, needsConfirmation }) => !isObserved && needsConfirmation);
  return isMissing ? 'CLASS_NOT_CONFIRMED' : null;
}
