import type { AskChangesInput } from '@portal/domain/desk/orders/office-changes.wire';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';
import { returnTrade } from '../trades/deciding/return-trade.ts';
import { answerDay } from './answer-day.ts';
import { insertRequest } from './change-requests.store.ts';
import { partsOf, sealParts } from './order-parts.ts';
import { sentencesOf } from './sentence-of-change.ts';

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
    const { kycId, submittedAt } = trade;
    const request = { id, kycId, submittedAt, askedById: by.staffId, note, answerBy, sealedBefore, items };
    await insertRequest(trx, trade, request, at);
  });
}
