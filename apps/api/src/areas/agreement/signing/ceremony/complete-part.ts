import type { SignatureInput } from '@portal/domain/agreement/signing/signing.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { sealJson } from '../../../../platform/crypto/seal-json.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Origin } from '../../../../platform/http/routing/route-request.ts';
import { markKycSigned } from '../../../client/kyc/mark-kyc-signed.ts';
import { submitTradeIfComplete } from '../../../order/trades/placing/submit-trade-if-complete.ts';
import { keepUnitsForPurchaser, recordSignature } from '../../../order/trades/record-signatures.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import type { Proof } from '../../../people/accounts/prove-again.ts';
import type { Ceremony } from './change-ceremony.ts';
import { nameOfPaper, signatureContext } from './envelope.ts';
import { updateEnvelope } from './envelopes.store.ts';
import { noteInvitation, sendJointLink } from './give-own-link.ts';
import { actorOf, documentsFor, fullySigned, type Signer, targetOf, turnOf } from './signer.ts';
import { updateSigner } from './signers.store.ts';
import { addSigningEvent } from './signing-events.store.ts';
import { supersedeProfileEnvelopes } from './supersede-envelopes.store.ts';

/** For what was signed at the provider the signature is null, and the time is not now. */
type Signing = {
  signature: SignatureInput | null;
  origin: Origin;
  signedAt?: Date;
  /** On what it rests; null where the signer has no account, or proved it before they were sent to the provider. */
  proof: Proof | null;
};
type Signed = Signer & { signedAt: Date };
type AfterSigning = { signer: Signer; signers: Signer[] };

/**
 * Records a signature and what follows: the next signer gets a link, or the ceremony is complete and the order may be submitted.
 * Documents with all their signatures are sealed by a job.
 */
export async function completePart(
  deps: Deps,
  ceremony: Ceremony,
  { signature, origin, signedAt = ceremony.at, proof }: Signing,
): Promise<AfterSigning> {
  const { trx, envelope, trade, at } = ceremony;
  const proved = proof === null ? {} : { provedAt: proof.at, provedBy: proof.by };
  const signer = { ...ceremony.signer, ...proved, signature, signedAt } satisfies Signer;
  const signers = ceremony.signers.map((each) => (each.role === signer.role ? signer : each));
  const sealedSignature =
    signature === null
      ? null
      : sealJson(deps.secrets, signature, signatureContext(signer.envelopeId, signer.role));
  if (proof !== null) {
    await updateSigner(trx, signer, { proof });
  }
  await updateSigner(trx, signer, { sealedSignature, signedAt });
  await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'signed', at: signedAt, origin });
  const next = turnOf(signers);
  if (next === undefined) {
    await updateEnvelope(trx, envelope, { status: 'completed', signedAt });
  }
  if (signer.role === 'investor') {
    await markKycSigned(trx, deps, envelope.investorId, envelope.kycId, signedAt);
    await supersedeProfileEnvelopes(trx, envelope);
  }
  await appendAudit(trx, deps, at, {
    actor: actorOf(signer),
    action: 'documents.signed',
    target: targetOf(envelope),
    investorId: envelope.investorId,
    detail: signedDetail(ceremony, signer),
  });
  await askForSeals(deps, ceremony, signers);
  if (trade !== null) {
    await recordOnOrder(deps, ceremony, trade, signer, next);
  }
  return { signer, signers };
}

function signedDetail({ envelope }: Ceremony, signer: Signer): Record<string, unknown> {
  return {
    envelopeId: envelope.id,
    signer: signer.role,
    language: envelope.language,
    signature: signer.signature?.kind ?? 'at-provider',
    provedBy: signer.provedBy,
    provedAt: signer.provedAt?.toISOString() ?? null,
    documents: Object.fromEntries(
      documentsFor(envelope, signer.role).map((paper) => [nameOfPaper(paper), paper.contentSha256]),
    ),
  };
}

/** The investor's confirmation of the profile needs one signature; the order's documents need both. */
async function askForSeals(
  deps: Deps,
  { trx, envelope, at }: Ceremony,
  signers: readonly Signer[],
): Promise<void> {
  // The provider seals all documents at once, after the last signature.
  const isDue = envelope.isAtProvider
    ? turnOf(signers) === undefined
    : fullySigned(envelope, signers).length > 0;
  if (!isDue) {
    return;
  }
  const { investorId, id: envelopeId } = envelope;
  await updateEnvelope(trx, envelope, { sealDueAt: at });
  await deps.jobs.enqueue(trx, 'seal-documents', { investorId, envelopeId });
}

async function recordOnOrder(
  deps: Deps,
  { trx, envelope, at }: Ceremony,
  trade: TradeRecord,
  { role, signedAt }: Signed,
  next: Signer | undefined,
): Promise<void> {
  await recordSignature(trx, trade, { role, signedAt }, at);
  if (next !== undefined) {
    await keepUnitsForPurchaser(trx, trade, at);
    if (envelope.isAtProvider) {
      await noteInvitation(trx, deps, next);
    } else {
      await sendJointLink(trx, deps, next, trade, 'joint-invitation');
    }
  }
  await submitTradeIfComplete(trx, deps, trade.investorId, trade.id);
}
