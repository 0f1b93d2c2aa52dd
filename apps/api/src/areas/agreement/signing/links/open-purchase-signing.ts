import type { SigningLink } from '@portal/domain/agreement/signing/signing.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findOrderJoined } from '../../../order/purchasers/find-order-joined.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { findLiveEnvelope, lockEnvelope } from '../ceremony/envelopes.store.ts';
import { type Asking, giveOwnLink } from '../ceremony/give-own-link.ts';
import { listSigners } from '../ceremony/signers.store.ts';
import { isBeforeApproval } from '../memorandum/joint-memorandum.ts';

/**
 * Gives a joint investor, in their own session, a link to their part of the ceremony; also after they signed, for a memorandum that
 * was amended since. Earlier links become invalid. Throws NOT_FOUND for an order that they have not joined, SIGNING_OUT_OF_TURN
 * before the investor signed, or STATE_REFUSES where nothing is signed any more or the signing provider holds the ceremony and
 * mails its own link.
 */
export async function openPurchaseSigning(
  deps: Deps,
  investorId: string,
  { tradeId, ...asking }: { tradeId: string } & Asking,
): Promise<SigningLink> {
  const joined = await findOrderJoined(deps.db, investorId, tradeId);
  if (joined === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, joined.investorId, tradeId);
    const live = await findLiveEnvelope(trx, deps.secrets, trade.investorId, tradeId);
    if (!isBeforeApproval(trade) || live?.isAtProvider === true) {
      throw new AppError('STATE_REFUSES', { currentState: trade.status });
    }
    if (live === undefined || trade.investorSignedAt === null) {
      throw new AppError('SIGNING_OUT_OF_TURN');
    }
    await lockEnvelope(trx, deps.secrets, trade.investorId, live.id);
    const signers = await listSigners(trx, deps.secrets, live);
    // Named, joined and left again since: whoever the papers name signs them, and nobody else.
    const own = signers.find(({ role, person }) => role === 'joint' && person.accountId === investorId);
    if (own === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const token = await giveOwnLink(trx, deps, own, asking);
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: `investor:${investorId}`,
      action: 'signing.resumed',
      target: `trade:${tradeId}`,
      investorId: trade.investorId,
      detail: { envelopeId: live.id },
    });
    return { url: `${deps.config.publicUrl}/signing/${token}`, envelopeId: live.id };
  });
}
