import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type {
  ClosedSigning,
  SignedAgainView,
  SigningEnvelope,
  SigningMemorandum,
} from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Ceremony } from './change-ceremony.ts';
import { type Envelope, languageChoiceOf, type SignedAgain } from './envelope.ts';
import { documentsRead, initialsGiven } from './initials-given.ts';
import { documentsFor, type Signer, signs, translationsFor, turnOf } from './signer.ts';
import type { SigningEvent } from './signing-events.store.ts';

/** The page that shows a ceremony: its language, and the portal's own origin. */
export type Screen = { language: Language; publicUrl: string };

/** This signer's events, and the memorandum that their link gives them. */
type PartSoFar = { events: readonly SigningEvent[]; memorandum: SigningMemorandum | null };

/** An open ceremony, as one signer's page shows it. */
export function presentOpenCeremony(
  { envelope, signer, signers }: Pick<Ceremony, 'envelope' | 'signer' | 'signers'>,
  { events, memorandum }: PartSoFar,
  screen: Screen,
): SigningEnvelope {
  const isJoint = signer.role === 'joint';
  const given = initialsGiven(events);
  const read = documentsRead(events);
  return {
    envelopeId: envelope.id,
    status: 'open',
    role: signer.role,
    signer: signer.person,
    dealName: envelope.frozen.dealName?.[screen.language] ?? null,
    returnUrl: returnUrlFor(envelope, signer, screen),
    expiresAt: (signer.linkExpiresAt ?? envelope.createdAt).toISOString(),
    consentedAt: signer.consentedAt?.toISOString() ?? null,
    language: envelope.language,
    otherLanguage: languageChoiceOf(envelope, signer.role),
    documents: documentsFor(envelope, signer.role).map(({ id, kind, title, language, blocks }) => ({
      id,
      kind,
      title,
      language,
      blocks,
      readAt: read.get(id)?.toISOString() ?? null,
      initialled: Object.fromEntries(
        given.filter(({ documentId }) => documentId === id).map(({ rowId, at }) => [rowId, at.toISOString()]),
      ),
    })),
    again: presentAgain(envelope.frozen.again ?? null, signer.role),
    investorName: isJoint ? (signers.find(({ role }) => role === 'investor')?.person.name ?? null) : null,
    memorandum,
    translations: isJoint
      ? translationsFor(envelope, signer.role).map(({ kind, title, language, blocks }) => ({
          kind,
          title,
          language,
          blocks,
        }))
      : [],
  };
}

/** What is signed again and what is not, of the papers that somebody of this role signs. */
export function presentAgain(again: SignedAgain | null, role: SignerRole): SignedAgainView | null {
  return again === null || again.kept.length === 0
    ? null
    : {
        kept: again.kept.filter((paper) => signs(role, paper)).map(({ kind, title }) => ({ kind, title })),
        papers: again.changed
          .filter((paper) => signs(role, paper))
          .map(({ kind, labels }) => ({ kind, labels })),
      };
}

/** A ceremony that is over for a signer, or whose link has expired: where to go next, and nothing personal. */
export function presentClosed(
  envelope: Pick<Envelope, 'id' | 'frozen' | 'returnUrl'>,
  signer: Signer,
  signers: readonly Signer[],
  status: ClosedSigning['status'],
  screen: Screen,
): ClosedSigning {
  return {
    envelopeId: envelope.id,
    status,
    role: signer.role,
    dealName: envelope.frozen.dealName?.[screen.language] ?? null,
    returnUrl: returnUrlFor(envelope, signer, screen),
    signedAt: signer.signedAt?.toISOString() ?? null,
    waitingFor: status === 'completed' ? (turnOf(signers)?.person.name ?? null) : null,
    memorandum: null,
  };
}

/** The investor returns to where they came from; a joint investor has no pages of their own. */
function returnUrlFor({ returnUrl }: Pick<Envelope, 'returnUrl'>, { role }: Signer, screen: Screen): string {
  return role === 'investor' ? returnUrl : `${screen.publicUrl}/`;
}
