import type { StoredFileLink } from '@portal/domain/wire/trade';
import type { Deps } from '../deps.ts';
import { FILE_LINK_SECONDS } from '../http/file-limits.ts';
import { DIRECT_PREFIX } from '../ports/file-store.ts';
import { contentDisposition } from './content-disposition.ts';
import { downloadName } from './file-types.ts';
import type { LinkedFile } from './linked-file.ts';

const SECOND_MS = 1000;

function signedText(fileId: string, expires: number): string {
  return `file:${fileId}:${expires}`;
}

/**
 * A link that opens one file for FILE_LINK_SECONDS without a session: to the store itself where it keeps the file for
 * that, else to the portal. Make it only for who may read the file.
 */
export async function makeFileLink(deps: Deps, file: LinkedFile): Promise<StoredFileLink> {
  const { contentType, sizeBytes: size } = file;
  if (deps.files.linkDirectly !== null && file.storageKey.startsWith(DIRECT_PREFIX)) {
    const { url, expiresAt } = await deps.files.linkDirectly(file.storageKey, {
      disposition: contentDisposition('attachment', downloadName(file.originalName, contentType)),
      contentType,
      seconds: FILE_LINK_SECONDS,
    });
    return { url, expiresAt: expiresAt.toISOString(), contentType, size };
  }
  const expires = Math.floor(deps.clock.now().getTime() / SECOND_MS) + FILE_LINK_SECONDS;
  const query = new URLSearchParams({
    expires: String(expires),
    signature: deps.secrets.sign(signedText(file.id, expires)),
  });
  return {
    url: `${deps.config.publicUrl}/api/files/${file.id}?${query}`,
    expiresAt: new Date(expires * SECOND_MS).toISOString(),
    contentType,
    size,
  };
}

/** True while the link is ours, unchanged and not expired. */
export function isLinkAlive(
  deps: Deps,
  link: { fileId: string; expires: number; signature: string },
): boolean {
  return (
    deps.secrets.verify(signedText(link.fileId, link.expires), link.signature) &&
    link.expires * SECOND_MS > deps.clock.now().getTime()
  );
}
