import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { eachInPortions, type Run } from '../../../../platform/portions/each-in-portions.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { lockEnvelope } from '../ceremony/envelopes.store.ts';
import { sendJointLink } from '../ceremony/give-own-link.ts';
import { hasJointAcceptedCurrent } from '../ceremony/joint-acceptances.store.ts';
import { listSigners } from '../ceremony/signers.store.ts';
import {
  findSignersToAsk,
  SIGNERS_AT_ONCE,
  type SignerToRemind,
} from '../ceremony/signers-to-remind.store.ts';
import { isBeforeApproval } from './joint-memorandum.ts';

/**
 * Sends joint investors who have signed a link to a memorandum amended since: it must reach them too before their order is
 * approved (NI 45-106 s. 2.9(13.2)). Once per amendment; further requests are up to the investor.
 */
export async function askAboutAmendments(deps: Deps, run: Run = {}): Promise<void> {
  await eachInPortions(
    deps,
    {
      job: 'ask-about-amendments',
      atOnce: SIGNERS_AT_ONCE,
      find: (place, limit) => findSignersToAsk(deps.db, place, limit),
      work: (each) =>
        askOne(deps, each).catch((error: unknown) => {
          // The order is gone, which is no fault.
          if (!(error instanceof AppError)) {
            throw error;
          }
        }),
    },
    run,
  );
}

async function askOne(deps: Deps, { investorId, envelopeId, tradeId }: SignerToRemind): Promise<void> {
  await transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    const envelope = await lockEnvelope(trx, deps.secrets, investorId, envelopeId);
    const signers = await listSigners(trx, deps.secrets, { investorId, id: envelopeId });
    const signer = signers.find(({ role }) => role === 'joint');
    // Approved, cancelled, changed or accepted since it was listed.
    if (signer === undefined || envelope?.status !== 'completed' || !isBeforeApproval(trade)) {
      return;
    }
    if (!(await hasJointAcceptedCurrent(trx, signer, trade.dealId))) {
      await sendJointLink(trx, deps, signer, trade, 'joint-amendment');
    }
  });
}
