import type { ClosedSigning } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import { takeSignaturesBack } from '../../../order/trades/record-signatures.ts';
import { type Ceremony, changeOpenCeremony } from './change-ceremony.ts';
import { updateEnvelope } from './envelopes.store.ts';
import { presentClosed } from './present-open-ceremony.ts';
import { actorOf, targetOf } from './signer.ts';
import { updateSigner } from './signers.store.ts';
import { addSigningEvent } from './signing-events.store.ts';

/**
 * Ends a ceremony without a signature. The order stays as it is: opening its sign step again starts a new ceremony. A joint
 * investor who declines also voids the investor's signature on these documents, and the investor is told. Throws
 * SIGNING_LINK_INVALID, SIGNING_OUT_OF_TURN, or STATE_REFUSES after a signature.
 */
export async function declineSigning(
  deps: Deps,
  token: string,
  language: Language,
  origin: Origin,
): Promise<ClosedSigning> {
  const screen = { language, publicUrl: deps.config.publicUrl };
  return changeOpenCeremony(deps, token, async (ceremony) => {
    const { envelope, signer, signers } = ceremony;
    await recordDecline(deps, ceremony, origin);
    return presentClosed(envelope, signer, signers, 'declined', screen);
  });
}

/** Records that a signer declined, and what follows from it. */
export async function recordDecline(deps: Deps, ceremony: Ceremony, origin: Origin): Promise<void> {
  const { trx, envelope, signer, at } = ceremony;
  await updateEnvelope(trx, envelope, { status: 'declined' });
  await updateSigner(trx, signer, { declinedAt: at });
  await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'declined', at, origin });
  if (signer.role === 'joint') {
    await giveBackToInvestor(deps, ceremony);
  }
  await appendAudit(trx, deps, at, {
    actor: actorOf(signer),
    action: 'signing.declined',
    target: targetOf(envelope),
    investorId: envelope.investorId,
    detail: { envelopeId: envelope.id, signer: signer.role },
  });
}

async function giveBackToInvestor(deps: Deps, { trx, trade, at }: Ceremony): Promise<void> {
  if (trade === null) {
    return;
  }
  await takeSignaturesBack(trx, trade, at);
  const { investorId, id: tradeId } = trade;
  await requestMail(trx, deps, { template: 'joint-declined', investorId, tradeId });
}
