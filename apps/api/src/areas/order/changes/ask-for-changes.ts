import type { AskChangesInput } from '@portal/domain/desk/orders/office-changes.wire';
import { addDays, dayIn } from '@portal/domain/ground/formats/clock-days';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import type { Language } from '@portal/domain/ground/people/languages';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { CHANGE_NOTE_LENGTH_MAX } from '@portal/domain/order/changes/change-requests';
import { timeZoneOf } from '../../../papers/documents/time-zone-of.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';
import { returnTrade } from '../trades/deciding/return-trade.ts';
import { insertRequest } from './change-requests.store.ts';
import { partsOf, sealParts } from './order-parts.ts';
import { sentenceOfChange } from './sentence-of-change.ts';

/** The latest day that may be given for an answer, counted from today. */
const ANSWER_DAYS_MAX = 60;
/** Days for an answer where the dealer gives none. */
const ANSWER_DAYS = 14;

/** What the dealer asks for: several items at once or, from the command line, words alone. */
export type Asked = AskChangesInput | { items: []; note: string };

/**
 * Asks an investor for changes in one transaction: the request is kept as rows that never change, the order goes back to its
 * investor, and they are told in their own language. Throws NOT_FOUND, STATE_REFUSES, or VALIDATION for a day that is past or too
 * far off.
 */
export async function askForChanges(
  deps: Deps,
  by: StaffActor,
  { investorId, tradeId }: { investorId: string; tradeId: string },
  asked: Asked,
): Promise<void> {
  const investor = await findInvestor(deps.db, investorId);
  if (investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const answerBy = answerDay(deps, investor.province, 'answerBy' in asked ? asked.answerBy : undefined);
  const note = 'note' in asked ? asked.note : null;
  const reason = note ?? sentencesOf(asked.items, investor.language);
  await returnTrade(deps, by, investorId, tradeId, reason, async (trx, trade, at) => {
    const id = deps.newId();
    const items = asked.items.map((item) => ({ ...item, id: deps.newId() }));
    const sealedBefore = sealParts(deps.secrets, id, await partsOf(deps.secrets, trade));
    const { kycId } = trade;
    const request = { id, kycId, askedById: by.staffId, note, answerBy, sealedBefore, items };
    await insertRequest(trx, trade, request, at);
  });
}

/** Days are counted on the clock of the investor's province. */
function answerDay({ clock }: Pick<Deps, 'clock'>, province: unknown, asked: string | undefined): string {
  const today = dayIn(timeZoneOf(isProvinceCode(province) ? province : 'CAN-ON'), clock.now());
  const day = asked ?? addDays(today, ANSWER_DAYS);
  if (day < today || day > addDays(today, ANSWER_DAYS_MAX)) {
    throw invalid([{ path: 'answerBy', key: 'office.order.changes.answerByWrong' }]);
  }
  return day;
}

/** The items, one per line, for the message to the investor; the form shows each in full beside its field. */
function sentencesOf(items: AskChangesInput['items'], language: Language): string {
  const lines = items.map((item) => `${sentenceOfChange(item, language)} ${item.note}`.trimEnd());
  return lines.join('\n').slice(0, Math.min(REASON_MAX_LENGTH, CHANGE_NOTE_LENGTH_MAX));
}
