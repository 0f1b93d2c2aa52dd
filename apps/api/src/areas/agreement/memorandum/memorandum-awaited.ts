import type { Db } from '../../../platform/db/tables.ts';
import { hasAcceptedCurrent } from './memorandum.store.ts';

/** Why an order waits for its investor: the deal's memorandum of today is not accepted yet. */
export async function memorandumAwaited(
  trx: Db,
  { investorId, dealId }: { investorId: string; dealId: string },
): Promise<'MEMORANDUM_NOT_ACCEPTED' | null> {
  return (await hasAcceptedCurrent(trx, investorId, dealId)) ? null : 'MEMORANDUM_NOT_ACCEPTED';
}
