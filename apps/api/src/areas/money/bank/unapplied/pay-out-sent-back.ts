import { paidOutPostingOf } from '@portal/domain/money/payments/journal-accounts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { bookPart, type UnappliedPart } from './book-part.ts';
import { lockSentBack } from './unapplied-uses.store.ts';

/** The bank's line is the leaving of money that somebody sent back, to the cent: the earliest that no line stands for. Throws NOT_SENT_BACK. */
export async function payOutSentBack(
  trx: Db,
  deps: Deps,
  part: UnappliedPart,
): Promise<{ journalId: string; isBooked: boolean }> {
  const sent = await lockSentBack(trx, part.cents);
  if (sent === undefined) {
    throw new AppError('NOT_SENT_BACK');
  }
  const facts = { row: sent.journalId };
  return bookPart(trx, deps, part, { kind: 'paid-out', posting: paidOutPostingOf('refunded'), facts });
}
