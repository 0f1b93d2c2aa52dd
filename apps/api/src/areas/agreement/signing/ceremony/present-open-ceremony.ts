import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type {
  ClosedSigning,
  SignedAgainView,
  SigningEnvelope,
  SigningMemorandum,
  SigningPerson,
  SigningProof,
} from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Ceremony } from './change-ceremony.ts';
import { type Envelope, languageChoiceOf, type SignedAgain } from './envelope.ts';
import { documentsRead, initialsGiven } from './initials-given.ts';
import { mayAskForFrench, owesChoice } from './owes-choice.ts';
import { documentsFor, type Signer, signs, translationsFor, turnOf } from './signer.ts';
import type { SigningEvent } from './signing-events.store.ts';

/** The page that shows a ceremony: its language, and the portal's own origin. */
export type Screen = { language: Language; publicUrl: string };

/** This signer's events, the memorandum that their link gives them, and what they still have to prove. */
type PartSoFar = {
  events: readonly SigningEvent[];
  memorandum: SigningMemorandum | null;
  proof: SigningProof | null;
};

/** An open ceremony, as one signer's page shows it. */
export function presentOpenCeremony(
  { envelope, signer, signers }: Pick<Ceremony, 'envelope' | 'signer' | 'signers'>,
  { events, memorandum, proof }: PartSoFar,
  screen: Screen,
): SigningEnvelope {
  const isJoint = signer.role === 'joint';
  const mustChoose = owesChoice(envelope, signer, events);
  const shown = mustChoose ? { ...envelope, language: 'fr' as const } : envelope;
  const given = initialsGiven(events);
  const read = documentsRead(events);
  return {
    envelopeId: envelope.id,
    status: 'open',
    role: signer.role,
    signer: withoutAccount(signer),
    dealName: envelope.frozen.dealName?.[screen.language] ?? null,
    returnUrl: returnUrlFor(envelope, signer, screen),
    expiresAt: (signer.linkExpiresAt ?? envelope.createdAt).toISOString(),
    consentedAt: signer.consentedAt?.toISOString() ?? null,
    language: shown.language,
    otherLanguage: otherLanguageOf(envelope, signer, mustChoose),
    ...(mustChoose ? { mustChoose } : {}),
    documents: documentsFor(shown, signer.role).map(({ id, kind, title, language, blocks }) => ({
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
    proof,
    again: presentAgain(envelope.frozen.again ?? null, signer.role),
    investorName: isJoint ? (signers.find(({ role }) => role === 'investor')?.person.name ?? null) : null,
    memorandum,
    translations: isJoint
      ? translationsFor(shown, signer.role).map(({ kind, title, language, blocks }) => ({
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
  envelope: Pick<Envelope, 'id' | 'frozen' | 'returnUrl' | 'tradeId'>,
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

/** What may be chosen instead of what is shown; null where there is no choice. */
function otherLanguageOf(envelope: Envelope, signer: Signer, mustChoose: boolean): Language | null {
  if (mayAskForFrench(envelope, signer)) {
    return mustChoose ? 'en' : 'fr';
  }
  return languageChoiceOf(envelope, signer.role);
}

function withoutAccount({ person: { name, email, initials } }: Signer): SigningPerson {
  return { name, email, initials };
}

/** The investor returns to where they came from, a joint investor to the order as they see it; one without an account has no pages. */
function returnUrlFor(
  { returnUrl, tradeId }: Pick<Envelope, 'returnUrl' | 'tradeId'>,
  { role, person }: Signer,
  { publicUrl }: Screen,
): string {
  if (role === 'investor') {
    return returnUrl;
  }
  return person.accountId === undefined || tradeId === null
    ? `${publicUrl}/`
    : `${publicUrl}${purchasePath({ tradeId })}`;
}

/** The order's page for the joint investor. */
export function purchasePath({ tradeId }: { tradeId: string }): string {
  return `/dashboard/purchases/${tradeId}`;
}
