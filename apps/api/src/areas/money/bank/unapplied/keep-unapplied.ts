import type { KeepUnappliedInput } from '@portal/domain/money/bank/lines/bank-schemas';
import { toldOfLine } from '@portal/domain/money/bank/lines/told-of-line';
import { paidOutPostingOf, unappliedPostingOf } from '@portal/domain/money/payments/journal-accounts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { confirmMoney } from '../../payments/journal/confirm-money.ts';
import { settleUnmatched } from '../../payments/journal/settle-unmatched.ts';
import { lockLine } from '../lines/read-open-lines.ts';
import { keepMatch } from '../matching/keep-match.ts';
import { insertUnapplied } from '../matching/unapplied-money.store.ts';
import { listUnconfirmedOfNoOrder } from '../matching/unconfirmed-money.store.ts';
import { bookPart, type UnappliedPart } from './book-part.ts';
import { lockSentBack } from './unapplied-uses.store.ts';

/**
 * Takes what is left of a line as belonging to no order. Money that came in is held in trust as unapplied, booked on the line's
 * day; what a provider had reported of it (`toldOfLine`) is confirmed instead of booked twice. Money that went out is what was
 * sent back. Throws NOT_FOUND, LINE_MATCHED where nothing is left, NOT_SENT_BACK, and CHANGED_MEANWHILE. Answers with the match's
 * id.
 */
export async function keepUnapplied(
  deps: Deps,
  by: StaffActor,
  lineId: string,
  said: KeepUnappliedInput,
): Promise<string> {
  return transact(deps.db, async (trx) => {
    const line = await lockLine(trx, deps, lineId);
    if (line === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const isIn = line.cents > 0n;
    const cents = (isIn ? line.cents : -line.cents) - line.matchedCents;
    if (cents === 0n) {
      throw new AppError('LINE_MATCHED');
    }
    const part: UnappliedPart = { matchId: deps.newId(), line, cents, payor: said.payor || null };
    const booked = isIn ? await receive(trx, deps, by, part) : await payOutSentBack(trx, deps, part);
    await keepMatch(
      trx,
      deps,
      {
        id: part.matchId,
        lineId,
        kind: isIn ? 'unapplied' : 'sent-back',
        cents,
        investorId: null,
        tradeId: null,
        ...booked,
        how: 'person',
        payor: part.payor,
        reason: said.reason,
      },
      { by: by.staffId, at: deps.clock.now() },
    );
    if (isIn) {
      await insertUnapplied(trx, { id: part.matchId, journalId: booked.journalId, cents });
    }
    if (!booked.isBooked) {
      await confirmMoney(trx, booked.journalId);
    }
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: isIn ? 'bank-line.kept-unapplied' : 'bank-line.sent-back-seen',
      target: `bank-line:${lineId}`,
      investorId: null,
      detail: { ...auditOfStaff(by), amountCents: String(cents), reason: said.reason },
    });
    return part.matchId;
  });
}

async function receive(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  part: UnappliedPart,
): Promise<{ journalId: string; isBooked: boolean }> {
  const { line, cents } = part;
  const told = toldOfLine(line, await listUnconfirmedOfNoOrder(trx, cents));
  if (told !== undefined) {
    await settleUnmatched(trx, deps, by, told.eventId);
    // Somebody may have applied it while this waited for the flag.
    if (!(await listUnconfirmedOfNoOrder(trx, cents)).some(({ id }) => id === told.id)) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    return { journalId: told.id, isBooked: false };
  }
  return bookPart(trx, deps, part, { kind: 'received', posting: unappliedPostingOf('received') });
}

/** The line shows that sent-back money left the bank, to the cent: the earliest that no line stands for. Throws NOT_SENT_BACK. */
async function payOutSentBack(
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
