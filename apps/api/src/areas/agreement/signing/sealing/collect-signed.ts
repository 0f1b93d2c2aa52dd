import { sha256Hex } from '../../../../platform/crypto/new-token.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { translate } from '../../../../platform/language/translate.ts';
import { documentsOf, type Envelope, nameOfPaper } from '../ceremony/envelope.ts';
import type { SealedDocument } from './seal-each.ts';

/** The kind of the provider's own record of the signing, which is kept beside the documents. */
const CERTIFICATE = 'certificate';

/**
 * Fetches the documents that were signed and sealed at the provider, with its certificate of completion. Empty while a signature
 * is missing. Rejects with a SigningProviderError.
 */
export async function collectSigned(
  deps: Deps,
  envelope: Envelope,
  kept: ReadonlySet<string>,
): Promise<SealedDocument[]> {
  const { signedAt, providerReference: reference, language } = envelope;
  const { signingProvider: provider } = deps;
  const documents = documentsOf(envelope);
  const isKept = documents.every((document) => kept.has(nameOfPaper(document)));
  if (provider === null || reference === null || signedAt === null || isKept) {
    return [];
  }
  const files = await provider.collect(reference, documents.length);
  const signed = documents.flatMap((document, index): SealedDocument[] => {
    const bytes = files.documents[index];
    return bytes === undefined ? [] : [{ document, bytes, signedAt }];
  });
  const certificate = {
    kind: CERTIFICATE,
    title: translate(language, 'signing.provider.certificate'),
    contentSha256: sha256Hex(files.certificate),
  } as const;
  return [...signed, { document: certificate, bytes: files.certificate, signedAt }];
}
