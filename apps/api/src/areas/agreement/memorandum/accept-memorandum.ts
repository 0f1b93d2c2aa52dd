import type { Language } from '@portal/domain/ground/people/languages';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Origin } from '../../../platform/http/routing/route-request.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { findReadableDeal } from '../../offering/deals/find-deals.ts';
import { submitOpenOrder } from '../../order/trades/placing/submit-trade-if-complete.ts';
import { findCurrentMemorandum, insertAcceptance, isOrderOfDeal } from './memorandum.store.ts';

export type AcceptRequest = {
  /** Id or slug. */
  dealId: string;
  tradeId: string | null;
  language: Language;
  origin: Origin;
};

/**
 * Records that the investor received and read the deal's offering memorandum, and mails it to them to keep. Accepting the same
 * version again changes and sends nothing. An investor with an order may still accept it after the deal closed or paused. Throws
 * NOT_FOUND for a deal they may not read, for one without a memorandum, and for an order that is not theirs for this deal.
 */
export async function acceptMemorandum(
  deps: Deps,
  investorId: string,
  request: AcceptRequest,
): Promise<void> {
  const { language, origin } = request;
  await transact(deps.db, async (trx) => {
    const deal = await findReadableDeal(trx, deps, request.dealId, investorId);
    const memorandum = deal === undefined ? undefined : await findCurrentMemorandum(trx, deal.id, language);
    if (deal === undefined || memorandum === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const { tradeId } = request;
    if (tradeId !== null && !(await isOrderOfDeal(trx, { investorId, tradeId, dealId: deal.id }))) {
      throw new AppError('NOT_FOUND');
    }
    const at = deps.clock.now();
    const mailId = deps.newId();
    const acceptance = { ...memorandum, ...origin, investorId, id: deps.newId(), tradeId, mailId, at };
    if (!(await insertAcceptance(trx, acceptance))) {
      return;
    }
    const { documentId, version, sha256 } = memorandum;
    await requestMail(trx, deps, { template: 'offering-memorandum', investorId, documentId }, mailId);
    // An order may have waited for this acceptance alone: the amendment came after the signature.
    await submitOpenOrder(trx, deps, { investorId, dealId: deal.id });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'memorandum.accepted',
      target: `deal:${deal.id}`,
      investorId,
      detail: { documentId, version, sha256, tradeId },
    });
  });
}
