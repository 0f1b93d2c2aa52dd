import type { Db } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type Reader, representativeOf } from '../queues/rows/ask-queue.ts';
import { findInScope, type InvestorInScope } from './investor-facts.store.ts';

/** Throws NOT_FOUND for somebody who does not exist, and for another representative's client. */
export async function requireInvestor(db: Db, reader: Reader, investorId: string): Promise<InvestorInScope> {
  const found = await findInScope(db, investorId, representativeOf(reader));
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return found;
}
