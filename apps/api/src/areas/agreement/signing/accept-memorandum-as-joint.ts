import type { SigningView } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Origin } from '../../../platform/http/routing/route-request.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { submitTradeIfComplete } from '../../order/trades/placing/submit-trade-if-complete.ts';
import { withCeremony } from './ceremony/change-ceremony.ts';
import { insertJointAcceptance } from './ceremony/joint-acceptances.store.ts';
import { actorOf, targetOf } from './ceremony/signer.ts';
import { findNamedDocument, jointMemorandum } from './memorandum/joint-memorandum.ts';
import { presentCeremony } from './show-signing.ts';

export type JointAcceptRequest = { documentId: string; language: Language; origin: Origin };

/**
 * Records that the joint investor received and read the memorandum on their page, and mails it to them to keep; the first time
 * counts. Throws SIGNING_LINK_INVALID where the link gives nothing to accept, SIGNING_OUT_OF_TURN, or STATE_REFUSES for a
 * document that an amendment has replaced since.
 */
export async function acceptMemorandumAsJoint(
  deps: Deps,
  token: string,
  { documentId, language, origin }: JointAcceptRequest,
): Promise<SigningView> {
  const screen = { language, publicUrl: deps.config.publicUrl };
  return withCeremony(deps, token, async (ceremony) => {
    const { trx, envelope, signer, trade, at } = ceremony;
    const asked = await jointMemorandum(ceremony, language);
    const isDone = signer.role === 'joint' && ceremony.status === 'completed';
    if (trade === null || (asked === null && !isDone)) {
      throw new AppError('SIGNING_LINK_INVALID');
    }
    if (asked === null || asked.acceptedAt !== null) {
      return presentCeremony(ceremony, screen);
    }
    const document = await findNamedDocument(ceremony, documentId);
    const mailId = deps.newId();
    await insertJointAcceptance(trx, signer, document, { id: deps.newId(), mailId, at, origin });
    const { investorId, envelopeId } = signer;
    const linkToken = signer.person.accountId === undefined ? token : null;
    await requestMail(
      trx,
      deps,
      { template: 'joint-memorandum', investorId, tradeId: trade.id, envelopeId, linkToken, documentId },
      mailId,
    );
    // The order may have waited for this alone: the amendment came after their signature.
    await submitTradeIfComplete(trx, deps, investorId, trade.id);
    const { version, sha256 } = document;
    await appendAudit(trx, deps, at, {
      actor: actorOf(signer),
      action: 'memorandum.accepted',
      target: targetOf(envelope),
      investorId,
      detail: { envelopeId, documentId, version, sha256 },
    });
    return presentCeremony(ceremony, screen);
  });
}
