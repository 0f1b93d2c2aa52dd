import { bankLineReference } from '@portal/domain/money/payments/bank-line-reference';
import type { Posting } from '@portal/domain/money/payments/journal-accounts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findRecorded, recordMoney } from '../../payments/journal/record-money.ts';
import type { BankLineRecord } from '../lines/read-open-lines.ts';
import { valueTimeOf } from '../matching/book-line.ts';

/** What is left of a line, as a match of its own. */
export type UnappliedPart = { matchId: string; line: BankLineRecord; cents: bigint; payor: string | null };

type Booking = { kind: 'received' | 'paid-out'; posting: Posting; facts?: Record<string, string> };

/** Books what is left of a line as money of no order, on the line's day. */
export async function bookPart(
  trx: Db,
  deps: Deps,
  { matchId, line, cents, payor }: UnappliedPart,
  { kind, posting, facts = {} }: Booking,
): Promise<{ journalId: string; isBooked: boolean }> {
  const eventId = `match:${matchId}`;
  await recordMoney(trx, deps, null, {
    source: 'bank',
    eventId,
    kind,
    amountCents: cents,
    reference: bankLineReference(line.id),
    valueAt: valueTimeOf(line.day, deps.clock.now()),
    posting,
    ...(payor === null ? {} : { payor }),
    facts: { line: line.id, ...facts },
  });
  return { journalId: await findRecorded(trx, 'bank', eventId), isBooked: true };
}
