import type { BookOfBankInput } from '@portal/domain/money/bank/lines/bank-schemas';
import { ofBankPostingOf } from '@portal/domain/money/payments/journal-accounts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { lockLine, openCentsOf } from '../lines/read-open-lines.ts';
import { keepMatch } from '../matching/keep-match.ts';
import { bookPart } from '../unapplied/book-part.ts';

/**
 * Books what is left of a line as the bank's own: a charge, interest, or what the dealer pays in or takes out for one. It is
 * booked on the line's day, apart from investors' money. Throws NOT_FOUND, and LINE_MATCHED where nothing is left. Answers with
 * the match's id.
 */
export async function bookOfBank(
  deps: Deps,
  by: StaffActor,
  lineId: string,
  { kind, reason }: BookOfBankInput,
): Promise<string> {
  return transact(deps.db, async (trx) => {
    const line = await lockLine(trx, deps, lineId);
    if (line === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const cents = openCentsOf(line);
    if (cents === 0n) {
      throw new AppError('LINE_MATCHED');
    }
    const isIn = line.cents > 0n;
    const part = { matchId: deps.newId(), line, cents, payor: null };
    const booked = await bookPart(trx, deps, part, {
      kind: isIn ? 'received' : 'paid-out',
      posting: ofBankPostingOf(kind, isIn ? 'in' : 'out'),
    });
    const at = deps.clock.now();
    const ofNobody = { investorId: null, tradeId: null, payor: null };
    const match = {
      id: part.matchId,
      lineId,
      kind,
      cents,
      ...ofNobody,
      ...booked,
      how: 'person',
      reason,
    } as const;
    await keepMatch(trx, deps, match, { by: by.staffId, at });
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'bank-line.booked-of-bank',
      target: `bank-line:${lineId}`,
      investorId: null,
      detail: { ...auditOfStaff(by), kind, amountCents: String(cents), reason },
    });
    return part.matchId;
  });
}
