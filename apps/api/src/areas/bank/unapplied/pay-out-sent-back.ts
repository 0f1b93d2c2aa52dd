import { paidOutPostingOf } from '@portal/domain/payments/journal-accounts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findRecorded } from '../../payments/find-recorded.ts';
import { recordMoney } from '../../payments/record-money.ts';
import type { BankLineRecord } from '../bank-matches.store.ts';
import { valueTimeOf } from '../value-time.ts';
import { lockSentBack } from './unapplied-uses.store.ts';

/** What is left of a line, as a match of its own. */
export type UnappliedPart = { matchId: string; line: BankLineRecord; cents: bigint; payor: string | null };

/** The bank's line is the leaving of money that somebody sent back, to the cent: the earliest that no line stands for. Throws NOT_SENT_BACK. */
export async function payOutSentBack(
  trx: Db,
  deps: Deps,
  { matchId, line, cents, payor }: UnappliedPart,
): Promise<{ journalId: string; isBooked: boolean }> {
  const sent = await lockSentBack(trx, cents);
  if (sent === undefined) {
    throw new AppError('NOT_SENT_BACK');
  }
  const eventId = `match:${matchId}`;
  await recordMoney(trx, deps, null, {
    source: 'bank',
    eventId,
    kind: 'paid-out',
    amountCents: cents,
    reference: `bank line ${line.id}`,
    valueAt: valueTimeOf(line.day, deps.clock.now()),
    posting: paidOutPostingOf('refunded'),
    facts: { line: line.id, row: sent.journalId, ...(payor === null ? {} : { payor }) },
  });
  return { journalId: await findRecorded(trx, 'bank', eventId), isBooked: true };
}
