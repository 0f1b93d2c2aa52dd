import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { SignatureInput } from '@portal/domain/agreement/signing/signing.wire';
import { LOCALES } from '@portal/domain/ground/formats/locales';
import { PROOF_MEANS, type ProofMeans } from '@portal/domain/people/account/proof-means';
import type { FrozenDocument } from '../../../../papers/documents/freeze-documents.ts';
import { speaking } from '../../../../papers/documents/freeze-documents.ts';
import type { Evidence, EvidenceEvent, EvidenceSigner } from '../../../../papers/pdf/evidence.ts';
import type { AcceptedMemorandum } from '../../memorandum/find-memorandum.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { JOINT_LINK_HOURS, SIGNING_LINK_MINUTES } from '../ceremony/give-own-link.ts';
import { accountOf, documentsFor, type Signer } from '../ceremony/signer.ts';
import type { SigningEvent } from '../ceremony/signing-events.store.ts';

/** A signer with their signature. */
export type SignerWhoSigned = Signer & { signature: SignatureInput; signedAt: Date; consentedAt: Date };

export function hasSigned(signer: Signer): signer is SignerWhoSigned {
  return signer.signature !== null && signer.signedAt !== null && signer.consentedAt !== null;
}

/** The memorandum that a signer accepted before signing. */
export type SignersMemorandum = AcceptedMemorandum & { role: SignerRole };

export type Signing = {
  envelope: Envelope;
  document: FrozenDocument;
  /** The signers of this document, in order; all have signed. */
  signers: readonly SignerWhoSigned[];
  /** All events of the ceremony, oldest first. */
  events: readonly SigningEvent[];
  /** The offering memorandum that each signer accepted before; empty where none was needed. */
  memoranda: readonly SignersMemorandum[];
};

/** Where anybody can check a file of the portal. */
const VERIFY_PATH = '/verify-document';

/** The evidence printed behind a document: its signers, what each of them did, and what was signed along with it. */
export function evidenceOf(
  { envelope, document, signers, events, memoranda }: Signing,
  { publicUrl, signedSha256 }: { publicUrl: string; signedSha256: string },
): Evidence {
  const [first] = signers;
  const together =
    first === undefined ? [document] : documentsFor(envelope, signers.at(-1)?.role ?? first.role);
  return {
    envelopeId: envelope.id,
    verifyUrl: `${publicUrl}${VERIFY_PATH}`,
    signers: signers.map((signer) => evidenceOfSigner(signer, document, events)),
    events: [
      ...memoranda.flatMap((memorandum) => memorandumEvent(memorandum, signers)),
      ...events.flatMap((event) => printedEvent(event, document, signers)),
    ].toSorted((a, b) => a.at.localeCompare(b.at)),
    hashes: together.map(({ title, contentSha256 }) => ({ title, sha256: contentSha256 })),
    signedSha256,
  };
}

function evidenceOfSigner(
  signer: SignerWhoSigned,
  document: FrozenDocument,
  events: readonly SigningEvent[],
): EvidenceSigner {
  const t = speaking(document.language);
  const find = (kind: SigningEvent['kind']) =>
    events.find((event) => event.signer === signer.role && event.kind === kind);
  const signed = find('signed');
  const { name, email } = signer.person;
  const accountId = accountOf(signer);
  return {
    name,
    email,
    accountId,
    authentication:
      accountId === null
        ? t('signing.paper.authenticationByMail', { email, hours: JOINT_LINK_HOURS })
        : t('signing.paper.authentication', { minutes: SIGNING_LINK_MINUTES }),
    proved:
      signer.provedAt === null || signer.provedBy === null
        ? null
        : { by: signer.provedBy, at: signer.provedAt.toISOString() },
    consent: { version: find('consented')?.detail.version ?? '', at: signer.consentedAt.toISOString() },
    signedAt: signer.signedAt.toISOString(),
    ipAddress: signed?.ipAddress ?? '',
    userAgent: signed?.userAgent ?? '',
  };
}

/** The investor accepted theirs before the ceremony, on the order's page; the digest says which document it was. */
function memorandumEvent(
  { role, title, version, sha256, at, ipAddress }: SignersMemorandum,
  signers: readonly SignerWhoSigned[],
): EvidenceEvent[] {
  const signer = signers.find((each) => each.role === role);
  return signer === undefined
    ? []
    : [
        {
          kind: 'memorandum-accepted',
          who: signer.person.name,
          at: at.toISOString(),
          ipAddress,
          detail: `${title} (${version}), SHA-256 ${sha256}`,
        },
      ];
}

/** What was given as a proof; a password where an event does not say. */
function meansOf(by: string | undefined): ProofMeans {
  return PROOF_MEANS.find((means) => means === by) ?? 'password';
}

/** The events of this document: its signers' own, and the initials on it. */
function printedEvent(
  { signer: role, kind, at, ipAddress, detail }: SigningEvent,
  document: FrozenDocument,
  signers: readonly SignerWhoSigned[],
): EvidenceEvent[] {
  const signer = signers.find((each) => each.role === role);
  if (signer === undefined) {
    return [];
  }
  const printed = { who: signer.person.name, at: at.toISOString(), ipAddress };
  switch (kind) {
    case 'initialled':
    case 'document-read':
      return detail.documentId === document.id ? [{ ...printed, kind, detail: detail.title ?? '' }] : [];
    case 'memorandum-opened':
      return [{ ...printed, kind, detail: detail.title ?? '' }];
    case 'link-sent':
      return [{ ...printed, kind, detail: signer.person.email }];
    case 'language-chosen': {
      const languages = new Intl.DisplayNames(LOCALES[document.language], { type: 'language' });
      return [{ ...printed, kind, detail: languages.of(detail.language ?? document.language) ?? '' }];
    }
    case 'proved':
      return [
        {
          ...printed,
          kind,
          detail: speaking(document.language)(`documentsPdf.means.${meansOf(detail.by)}`),
        },
      ];
    case 'declined':
      return [];
    default:
      return [{ ...printed, kind }];
  }
}
