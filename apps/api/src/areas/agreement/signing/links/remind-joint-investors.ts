import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { eachInPortions, type Run } from '../../../../platform/portions/each-in-portions.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { lockEnvelope } from '../ceremony/envelopes.store.ts';
import { sendJointLink } from '../ceremony/give-own-link.ts';
import { statusFor } from '../ceremony/signer-status.ts';
import { listSigners } from '../ceremony/signers.store.ts';
import {
  findSignersToRemind,
  SIGNERS_AT_ONCE,
  type SignerToRemind,
} from '../ceremony/signers-to-remind.store.ts';

/** How long a joint investor may leave a message unanswered before a reminder. */
const JOINT_REMINDER_DAYS = 2;

const DAY_MS = 86_400_000;

/** Sends joint investors who have not answered for days a reminder with a new link, a few times each. */
export async function remindJointInvestors(deps: Deps, run: Run = {}): Promise<void> {
  const sentBefore = new Date(deps.clock.now().getTime() - JOINT_REMINDER_DAYS * DAY_MS);
  await eachInPortions(
    deps,
    {
      job: 'remind-joint-investors',
      atOnce: SIGNERS_AT_ONCE,
      find: (place, limit) => findSignersToRemind(deps.db, sentBefore, place, limit),
      work: (each) =>
        remindOne(deps, each, sentBefore).catch((error: unknown) => {
          // The order is gone, which is no fault.
          if (!(error instanceof AppError)) {
            throw error;
          }
        }),
    },
    run,
  );
}

async function remindOne(
  deps: Deps,
  { investorId, envelopeId, tradeId }: SignerToRemind,
  sentBefore: Date,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    const envelope = await lockEnvelope(trx, deps.secrets, investorId, envelopeId);
    const signers = await listSigners(trx, deps.secrets, { investorId, id: envelopeId });
    const signer = signers.find(({ role }) => role === 'joint');
    // Signed, declined, changed or written to since it was listed.
    if (envelope === undefined || signer === undefined || signer.linkSentAt === null) {
      return;
    }
    const status = statusFor({ envelope, signer, signers, trade }, deps.clock.now());
    if ((status === 'open' || status === 'expired') && signer.linkSentAt < sentBefore) {
      await sendJointLink(trx, deps, signer, trade, 'joint-reminder');
    }
  });
}
