import { digestOf } from '@portal/web/api/digest-of';

/**
 * SHA-256 of the files of this visit, by the ids that the server gave them, and of photos that are not sent yet by the paths of their
 * fields; forgotten with the page.
 */
const digests = new Map<string, string>();

/** Notes what a file holds. Where the browser offers no digest (a page without TLS) nothing is noted, and nothing fails. */
export async function noteDigest(fileId: string, file: Blob): Promise<void> {
  const digest = await digestOf(file).catch(() => null);
  if (digest !== null) {
    digests.set(fileId, digest);
  }
}

/** True for one file, and for a file that was sent twice in this visit. */
export function holdTheSame(one: unknown, other: unknown): boolean {
  const digest = typeof one === 'string' ? digests.get(one) : undefined;
  return (
    one === other || (digest !== undefined && typeof other === 'string' && digests.get(other) === digest)
  );
}
