import { isDrawnSignature } from '@portal/domain/agreement/signing/drawn-length';
import { isSignerName } from '@portal/domain/agreement/signing/signer-name';
import type { ClosedSigning, SignatureInput } from '@portal/domain/agreement/signing/signing.wire';
import { isInitialled, statementsOf } from '@portal/domain/agreement/signing/statements-of';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import { type FieldIssue, invalid } from '../../../platform/http/app-error.ts';
import type { Origin } from '../../../platform/http/routing/route-request.ts';
import { requireExemption } from '../../order/trades/judging/exemption-awaited.ts';
import { requireRepresentative } from '../../order/trades/representative-not-registered.ts';
import { changeCeremony } from './ceremony/change-ceremony.ts';
import { completePart } from './ceremony/complete-part.ts';
import type { Envelope } from './ceremony/envelope.ts';
import { initialsGiven } from './ceremony/initials-given.ts';
import { owesChoice } from './ceremony/owes-choice.ts';
import { presentClosed } from './ceremony/present-open-ceremony.ts';
import { requireProof, sessionOfSigner } from './ceremony/require-proof.ts';
import { documentsFor, type Signer } from './ceremony/signer.ts';
import { listEventsOf, type SigningEvent } from './ceremony/signing-events.store.ts';
import { requireMemorandumOf } from './memorandum/joint-memorandum.ts';

export type SignRequest = { signature: SignatureInput; language: Language; origin: Origin };

/**
 * Signs all of a signer's documents at once: profile, order, evidence and the sealing job in one transaction. Signing again, even
 * at the same moment, leaves one signature and gives the same answer. Throws SIGNING_LINK_INVALID, SIGNING_OUT_OF_TURN,
 * MEMORANDUM_NOT_ACCEPTED where this signer has not accepted the deal's current memorandum, or VALIDATION with everything that is
 * missing: the consent, initials, the signer's name; then what `requireProof` throws.
 */
export async function signDocuments(deps: Deps, token: string, request: SignRequest): Promise<ClosedSigning> {
  const screen = { language: request.language, publicUrl: deps.config.publicUrl };
  return changeCeremony(deps, token, async (ceremony) => {
    const { trx, envelope, signer, signers, status } = ceremony;
    if (status === 'completed') {
      return presentClosed(envelope, signer, signers, 'completed', screen);
    }
    const issues = [
      ...missingBeforeSigning(envelope, signer, await listEventsOf(trx, signer)),
      ...signatureIssues(request.signature, signer.person.name),
    ];
    if (issues.length > 0) {
      throw invalid(issues);
    }
    await requireMemorandumOf(ceremony);
    const session = sessionOfSigner(ceremony.signer);
    const proof = session === null ? null : await requireProof(trx, session, ceremony.at);
    if (ceremony.trade !== null) {
      await requireExemption(trx, ceremony.trade);
      await requireRepresentative(trx, deps, ceremony.trade);
    }
    const after = await completePart(deps, ceremony, { ...request, proof });
    return presentClosed(envelope, after.signer, after.signers, 'completed', screen);
  });
}

/** What a signer still has to do before signing: the consent and every initial. `events` are this signer's. */
function missingBeforeSigning(
  envelope: Envelope,
  signer: Signer,
  events: readonly SigningEvent[],
): FieldIssue[] {
  const given = new Set(initialsGiven(events).map(({ documentId, rowId }) => `${documentId} ${rowId}`));
  const consent = { path: 'consent', key: 'signing.issues.consentMissing' };
  const language = { path: 'language', key: 'signing.issues.languageMissing' };
  return [
    ...(signer.consentedAt === null ? [consent] : []),
    ...(owesChoice(envelope, signer, events) ? [language] : []),
    ...documentsFor(envelope, signer.role).flatMap(({ id, blocks }) =>
      statementsOf(blocks)
        .filter((statement) => !isInitialled(statement, (rowId) => given.has(`${id} ${rowId}`)))
        .map(({ choiceId, title, rows }) => ({
          path: `initials.${id}.${choiceId ?? rows[0]?.rowId ?? ''}`,
          key: choiceId === null ? 'signing.issues.initialMissing' : 'signing.issues.choiceMissing',
          values: { title },
        })),
    ),
  ];
}

/** What is wrong with the signature of a person of this name. */
function signatureIssues(signature: SignatureInput, name: string): FieldIssue[] {
  return [
    ...(isSignerName(signature.name, name)
      ? []
      : [{ path: 'signature.name', key: 'signing.issues.nameDiffers', values: { name } }]),
    ...(signature.kind === 'drawn' && !isDrawnSignature(signature.path)
      ? [{ path: 'signature.path', key: 'signing.issues.drawingShort' }]
      : []),
  ];
}
