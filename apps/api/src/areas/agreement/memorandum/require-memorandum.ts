import type { Db } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { hasAcceptedCurrent } from './memorandum.store.ts';

/**
 * Throws MEMORANDUM_NOT_ACCEPTED unless the deal's current offering memorandum has been accepted: it must reach the purchaser at
 * or before signing, and again when it is amended (NI 45-106 s. 2.9(1) to (2.1) and (13.2)). A deal without a memorandum is sold
 * under another exemption and requires none.
 */
export async function requireMemorandum(
  trx: Db,
  { investorId, dealId }: { investorId: string; dealId: string },
): Promise<void> {
  if (!(await hasAcceptedCurrent(trx, investorId, dealId))) {
    throw new AppError('MEMORANDUM_NOT_ACCEPTED');
  }
}

/** Why an order waits for its investor: the deal's current memorandum has not been accepted. */
export async function memorandumAwaited(
  trx: Db,
  { investorId, dealId }: { investorId: string; dealId: string },
): Promise<'MEMORANDUM_NOT_ACCEPTED' | null> {
  return (await hasAcceptedCurrent(trx, investorId, dealId)) ? null : 'MEMORANDUM_NOT_ACCEPTED';
}
