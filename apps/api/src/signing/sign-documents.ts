import { isSignaturePath } from '@portal/domain/signing/signature-path';
import { isSignerName } from '@portal/domain/signing/signer-name';
import type { ClosedSigning, SignatureInput } from '@portal/domain/wire/signing';
import type { Language } from '@portal/domain/wire/user';
import { appendAudit } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import { type FieldIssue, invalid } from '../http/app-error.ts';
import type { Origin } from '../http/route-request.ts';
import { markKycSigned } from '../kyc/mark-kyc-signed.ts';
import { requireMemorandum } from '../memorandum/require-memorandum.ts';
import { submitTradeIfComplete } from '../trades/submit-trade.ts';
import { updateTrade } from '../trades/trades.store.ts';
import { type Ceremony, changeEnvelope } from './change-envelope.ts';
import { documentsOf, type Envelope, initialRowsOf } from './envelope.ts';
import { updateEnvelope } from './envelopes.store.ts';
import { initialsGiven } from './initials-given.ts';
import { presentClosed } from './present-envelope.ts';
import { addSigningEvent, listSigningEvents, type SigningEvent } from './signing-events.store.ts';

export type SignRequest = { signature: SignatureInput; language: Language; origin: Origin };

/**
 * Signs all documents of a ceremony at once: the profile, the order, the evidence and the sealing job in one
 * transaction. Signing again, also at the same moment, leaves one signature and gives the same answer.
 * Throws SIGNING_LINK_INVALID, or VALIDATION that lists what is missing: the consent, initials, the signer's name.
 */
export async function signDocuments(deps: Deps, token: string, request: SignRequest): Promise<ClosedSigning> {
  return changeEnvelope(deps, token, async (ceremony) => {
    const { trx, envelope, at } = ceremony;
    if (envelope.status === 'completed') {
      return presentClosed(envelope, 'completed', request.language);
    }
    const issues = [
      ...missingBeforeSigning(envelope, await listSigningEvents(trx, envelope)),
      ...signatureIssues(request.signature, envelope.frozen.signer.name),
    ];
    if (issues.length > 0) {
      throw invalid(issues);
    }
    await requireMemorandum(trx, ceremony.trade);
    await complete(deps, ceremony, request);
    return presentClosed({ ...envelope, signedAt: at }, 'completed', request.language);
  });
}

function missingBeforeSigning(envelope: Envelope, events: readonly SigningEvent[]): FieldIssue[] {
  const given = new Set(initialsGiven(events).map(({ documentId, rowId }) => `${documentId} ${rowId}`));
  const consent = { path: 'consent', key: 'signing.issues.consentMissing' };
  return [
    ...(envelope.consentedAt === null ? [consent] : []),
    ...initialRowsOf(envelope)
      .filter(({ documentId, rowId }) => !given.has(`${documentId} ${rowId}`))
      .map(({ documentId, rowId, title }) => ({
        path: `initials.${documentId}.${rowId}`,
        key: 'signing.issues.initialMissing',
        values: { title },
      })),
  ];
}

function signatureIssues(signature: SignatureInput, name: string): FieldIssue[] {
  return [
    ...(isSignerName(signature.name, name)
      ? []
      : [{ path: 'signature.name', key: 'signing.issues.nameDiffers', values: { name } }]),
    ...(signature.kind === 'drawn' && !isSignaturePath(signature.path)
      ? [{ path: 'signature.path', key: 'signing.issues.drawingMissing' }]
      : []),
  ];
}

async function complete(
  deps: Deps,
  { trx, envelope, trade, at }: Ceremony,
  { signature, origin }: SignRequest,
): Promise<void> {
  const { investorId, id: envelopeId } = envelope;
  await updateEnvelope(trx, envelope, { status: 'completed', signature, signedAt: at });
  await addSigningEvent(trx, envelope, { id: deps.newId(), kind: 'signed', at, origin });
  await updateTrade(trx, trade, { investorSignedAt: at }, at);
  await deps.jobs.enqueue(trx, 'seal-documents', { investorId, envelopeId });
  await markKycSigned(trx, investorId, envelope.kycId, at);
  await appendAudit(trx, at, {
    actor: `investor:${investorId}`,
    action: 'documents.signed',
    target: `trade:${trade.id}`,
    investorId,
    detail: {
      envelopeId,
      language: envelope.language,
      signature: signature.kind,
      documents: Object.fromEntries(
        documentsOf(envelope).map(({ kind, contentSha256 }) => [kind, contentSha256]),
      ),
    },
  });
  await submitTradeIfComplete(trx, deps, investorId, trade.id);
}
