import type { Db } from '../../../../platform/db/tables.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockDraft } from '../deal-drafts.store.ts';

/**
 * Locks what is written of a deal, which everything that the office does about the deal locks first: it happens one after the
 * other. Throws NOT_FOUND.
 */
export async function lockWrittenDeal(trx: Db, dealId: string): Promise<void> {
  if ((await lockDraft(trx, dealId)) === undefined) {
    throw new AppError('NOT_FOUND');
  }
}
