import { createHash } from 'node:crypto';
import type { DocumentContent } from './document-particulars.ts';

/**
 * SHA-256, in hexadecimal, of what the signer is shown: title, language and blocks with their keys in a fixed
 * order, so that a document read back from a database gives the hash of the one that was written.
 */
export function contentHash({ title, language, blocks }: DocumentContent): string {
  const canonical = JSON.stringify({ title, language, blocks }, sortedKeys);
  return createHash('sha256').update(canonical, 'utf8').digest('hex');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return value;
  }
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * SHA-256, in hexadecimal, of a document's content together with the initials and signatures on it, as given: what the
 * evidence names as the document after signing.
 */
export function signedContentHash(
  document: DocumentContent,
  marks: { initials: object; signatureLines: readonly object[] },
): string {
  const canonical = JSON.stringify({ content: contentHash(document), ...marks }, sortedKeys);
  return createHash('sha256').update(canonical, 'utf8').digest('hex');
}
