import { acted } from '../../../../platform/audit/acted.ts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { inviteAgain } from '../../../order/purchasers/invite-purchaser.ts';
import { listPurchasers } from '../../../order/trades/find-purchasers.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { findLiveEnvelope, lockEnvelope } from '../ceremony/envelopes.store.ts';
import { JOINT_LINKS_MAX, noteInvitation, sendJointLink } from '../ceremony/give-own-link.ts';
import { hasJointAcceptedCurrent } from '../ceremony/joint-acceptances.store.ts';
import type { Signer } from '../ceremony/signer.ts';
import { listSigners } from '../ceremony/signers.store.ts';
import { isBeforeApproval } from '../memorandum/joint-memorandum.ts';

/** Between two links to the same person, so that a second press does not send a second message. */
const JOINT_LINK_PAUSE_SECONDS = 120;

const SECOND_MS = 1000;

/**
 * Sends an order's joint investor a new message, at the request of the investor or the dealer: an invitation while they have not
 * joined, else that it is their turn to sign. After
 * their signature it leads to the memorandum that was amended since. The person who asks never sees the link. Throws NOT_FOUND
 * for an order without a joint investor, STATE_REFUSES when nothing is left to do or the ceremony's links are used up,
 * SIGNING_OUT_OF_TURN before the investor has signed, and RATE_LIMITED right after the last link.
 */
export async function resendJointLink(
  deps: Deps,
  investorId: string,
  tradeId: string,
  by: 'investor' | StaffActor,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    if (trade.jointInvestor === null) {
      throw new AppError('NOT_FOUND');
    }
    if (!isBeforeApproval(trade)) {
      throw new AppError('STATE_REFUSES', { currentState: trade.status });
    }
    if (await isToJoin(trx, trade)) {
      await inviteAgain(trx, deps, trade, by);
      return;
    }
    const live = await findLiveEnvelope(trx, deps.secrets, investorId, tradeId);
    if (live === undefined || trade.investorSignedAt === null || !trade.holdsUnits) {
      throw new AppError('SIGNING_OUT_OF_TURN');
    }
    await lockEnvelope(trx, deps.secrets, investorId, live.id);
    const joint = (await listSigners(trx, deps.secrets, live)).find(({ role }) => role === 'joint');
    if (joint === undefined || !(await hasSomethingToDo(trx, joint, live, trade))) {
      throw new AppError('STATE_REFUSES', { currentState: 'signed' });
    }
    const at = deps.clock.now();
    refuseTooMany(joint, at);
    if (live.isAtProvider) {
      await noteInvitation(trx, deps, joint);
      await deps.jobs.enqueue(trx, 'invite-at-provider', { investorId, envelopeId: live.id });
    } else {
      const message = joint.signedAt === null ? 'joint-invitation' : 'joint-amendment';
      await sendJointLink(trx, deps, joint, trade, message);
    }
    await appendAudit(trx, deps, at, {
      ...acted(by === 'investor' ? { kind: 'investor', investorId } : by, { envelopeId: live.id }),
      action: 'signing.joint-link-sent',
      target: `trade:${tradeId}`,
      investorId,
    });
  });
}

/** True where they have no account in this order; one of a ceremony of before signs by link first, and joins then. */
async function isToJoin(trx: Db, trade: TradeRecord): Promise<boolean> {
  const purchasers = await listPurchasers(trx, trade);
  const hasJoined = purchasers.some(({ role, joinedAt }) => role === 'second' && joinedAt !== null);
  return !hasJoined && (trade.investorSignedAt === null || trade.jointSignedAt !== null);
}

/** True where a signature is missing, or a memorandum amended after it has to be accepted. */
async function hasSomethingToDo(
  trx: Db,
  joint: Signer,
  { isAtProvider }: Pick<Envelope, 'isAtProvider'>,
  { dealId }: Pick<TradeRecord, 'dealId'>,
): Promise<boolean> {
  return joint.signedAt === null || (!isAtProvider && !(await hasJointAcceptedCurrent(trx, joint, dealId)));
}

function refuseTooMany({ linkSentAt, linksSent }: Signer, at: Date): void {
  const waited = linkSentAt === null ? Infinity : (at.getTime() - linkSentAt.getTime()) / SECOND_MS;
  if (waited < JOINT_LINK_PAUSE_SECONDS) {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil(JOINT_LINK_PAUSE_SECONDS - waited) });
  }
  if (linksSent >= JOINT_LINKS_MAX) {
    throw new AppError('STATE_REFUSES', { currentState: 'joint-links-used-up' });
  }
}
