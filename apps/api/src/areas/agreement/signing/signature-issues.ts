import { isSignaturePath } from '@portal/domain/agreement/signing/signature-path';
import { isSignerName } from '@portal/domain/agreement/signing/signer-name';
import type { SignatureInput } from '@portal/domain/agreement/signing/signing.wire';
import type { FieldIssue } from '../../../platform/http/app-error.ts';
import { type Envelope, initialRowsOf } from './ceremony/envelope.ts';
import { initialsGiven } from './ceremony/initials-given.ts';
import { documentsFor, type Signer } from './ceremony/signer.ts';
import type { SigningEvent } from './ceremony/signing-events.store.ts';

/** What a signer has still to do before signing: the consent and every initial. `events` are this signer's. */
export function missingBeforeSigning(
  envelope: Envelope,
  signer: Signer,
  events: readonly SigningEvent[],
): FieldIssue[] {
  const given = new Set(initialsGiven(events).map(({ documentId, rowId }) => `${documentId} ${rowId}`));
  const consent = { path: 'consent', key: 'signing.issues.consentMissing' };
  return [
    ...(signer.consentedAt === null ? [consent] : []),
    ...initialRowsOf(documentsFor(envelope, signer.role))
      .filter(({ documentId, rowId }) => !given.has(`${documentId} ${rowId}`))
      .map(({ documentId, rowId, title }) => ({
        path: `initials.${documentId}.${rowId}`,
        key: 'signing.issues.initialMissing',
        values: { title },
      })),
  ];
}

/** What is wrong with a signature of the person of this name. */
export function signatureIssues(signature: SignatureInput, name: string): FieldIssue[] {
  return [
    ...(isSignerName(signature.name, name)
      ? []
      : [{ path: 'signature.name', key: 'signing.issues.nameDiffers', values: { name } }]),
    ...(signature.kind === 'drawn' && !isSignaturePath(signature.path)
      ? [{ path: 'signature.path', key: 'signing.issues.drawingMissing' }]
      : []),
  ];
}
