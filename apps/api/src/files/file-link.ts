import type { StoredFileLink } from '@portal/domain/wire/trade';
import type { Deps } from '../deps.ts';
import { FILE_LINK_SECONDS } from './file-limits.ts';
import type { StoredFile } from './stored-file.ts';

const SECOND_MS = 1000;

function signedText(fileId: string, expires: number): string {
  return `file:${fileId}:${expires}`;
}

/** A link that opens one file for FILE_LINK_SECONDS without a session; make it only for who may read the file. */
export function makeFileLink(
  deps: Deps,
  file: Pick<StoredFile, 'id' | 'contentType' | 'sizeBytes'>,
): StoredFileLink {
  const expires = Math.floor(deps.clock.now().getTime() / SECOND_MS) + FILE_LINK_SECONDS;
  const query = new URLSearchParams({
    expires: String(expires),
    signature: deps.secrets.sign(signedText(file.id, expires)),
  });
  return {
    url: `${deps.config.publicUrl}/api/files/${file.id}?${query}`,
    expiresAt: new Date(expires * SECOND_MS).toISOString(),
    contentType: file.contentType,
    size: file.sizeBytes,
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
