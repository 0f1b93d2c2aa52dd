import type { OrderSigning } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../../platform/deps.ts';
import type { InvestorActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findSubmittedKyc } from '../../../client/kyc/submitted/find-submitted-kyc.ts';
import { findOrder } from '../../../order/trades/find-order.ts';
import { refuseUnlessEditable } from '../../../order/trades/lock-order.ts';
import { findSessionId } from '../../../people/accounts/prove-again.ts';
import { presentAgain } from '../ceremony/present-open-ceremony.ts';
import { showProof } from '../ceremony/require-proof.ts';
import { listSigners } from '../ceremony/signers.store.ts';
import { comparePapers } from './compare-papers.ts';
import { findOrderCeremony } from './find-order-ceremony.ts';
import { lawOfOrder, listFormsOf } from './law-of-order.ts';

/**
 * What awaits an investor at the sign step: where the ceremony is held, and whether they have consented to electronic signing in
 * the one they continue. Throws NOT_FOUND, STATE_REFUSES or KYC_INCOMPLETE.
 */
export async function showOrderSigning(
  deps: Deps,
  { investorId, sessionTokenHash }: InvestorActor,
  tradeId: string,
  language: Language,
): Promise<OrderSigning> {
  const { db, secrets } = deps;
  const trade = await findOrder(db, investorId, tradeId);
  if (trade === undefined) {
    throw new AppError('NOT_FOUND');
  }
  refuseUnlessEditable(trade);
  const kyc = await findSubmittedKyc(db, investorId);
  if (kyc === undefined) {
    throw new AppError('KYC_INCOMPLETE');
  }
  const { live, languages, isAtProvider, email } = await findOrderCeremony(db, deps, trade, kyc, language);
  const signers = live === null ? [] : await listSigners(db, secrets, live);
  const consentedAt = signers.find(({ role }) => role === 'investor')?.consentedAt ?? null;
  const sessionId = (await findSessionId(db, sessionTokenHash)) ?? null;
  // Refuses a form that is off in this language.
  await lawOfOrder(db, deps, trade, language);
  return {
    forms: await listFormsOf(db, trade, 'investor', language),
    heldBy: isAtProvider ? 'provider' : 'portal',
    consentedAt: consentedAt?.toISOString() ?? null,
    email,
    proof: await showProof(db, { investorId, sessionId }, deps.clock.now()),
    again: presentAgain(
      live === null ? await comparePapers(db, deps, trade, kyc, languages) : (live.frozen.again ?? null),
      'investor',
    ),
  };
}
