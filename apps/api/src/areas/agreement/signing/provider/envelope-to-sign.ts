import type { PlaceToFill } from '../../../../papers/pdf/place-to-fill.ts';
import { renderPdfToFill } from '../../../../papers/pdf/render-pdf.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { translate } from '../../../../platform/language/translate.ts';
import type {
  DocumentToSign,
  EnvelopeToSign,
  PlaceToSign,
  SignerToInvite,
} from '../../../../platform/ports/signing-provider.ts';
import { documentsOf, type Envelope } from '../ceremony/envelope.ts';
import { speaking } from '../ceremony/freeze-documents.ts';
import { type Signer, signersOf } from '../ceremony/signer.ts';
import { paperToSign } from './paper-to-sign.ts';

/** The same documents that the portal's own ceremony would show, printed to be signed, and who signs them where. */
export async function envelopeToSign(
  deps: Deps,
  envelope: Envelope,
  signers: readonly Signer[],
): Promise<EnvelopeToSign> {
  const documents: DocumentToSign[] = [];
  const places = new Map<Signer['role'], Record<string, PlaceToSign[]>>();
  for (const document of documentsOf(envelope)) {
    const theirs = signersOf(document, signers);
    const paper = paperToSign(envelope, document, theirs, deps.config.dealer);
    const printed = await renderPdfToFill(paper, speaking(document.language));
    documents.push({ id: document.id, title: document.title, pdf: printed.pdf });
    for (const [line, { role }] of theirs.entries()) {
      const mine = printed.places.filter((place) => place.line === line).map(toPlace);
      places.set(role, { ...places.get(role), [document.id]: mine });
    }
  }
  return {
    id: envelope.id,
    subject: subjectOf(envelope),
    documents,
    signers: signers.map(
      ({ role, person, language }): SignerToInvite => ({
        role,
        name: person.name,
        email: person.email,
        language,
        places: places.get(role) ?? {},
      }),
    ),
  };
}

function toPlace({ kind, rowId, page, x, y }: PlaceToFill): PlaceToSign {
  return { kind, label: rowId ?? kind, page, x, y };
}

function subjectOf({ language, frozen: { dealName } }: Envelope): string {
  return dealName === null
    ? translate(language, 'signing.provider.profileSubject')
    : translate(language, 'signing.provider.subject', { deal: dealName[language] });
}
