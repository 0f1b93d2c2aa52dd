import { digestOf } from '@portal/web/api/digest-of';

/** SHA-256 of this visit's files: by server id, or by field path for unsent photos. Gone with the page. */
const digests = new Map<string, string>();

/** Records a file's digest. Without browser support (a page without TLS) it records nothing and does not fail. */
export async function noteDigest(fileId: string, file: Blob): Promise<void> {
  const digest = await digestOf(file).catch(() => null);
  if (digest !== null) {
    digests.set(fileId, digest);
  }
}

/** True for the same file, including one sent twice in this visit. */
export function holdTheSame(one: unknown, other: unknown): boolean {
  const digest = typeof one === 'string' ? digests.get(one) : undefined;
  return (
    one === other || (digest !== undefined && typeof other === 'string' && digests.get(other) === digest)
  );
}
