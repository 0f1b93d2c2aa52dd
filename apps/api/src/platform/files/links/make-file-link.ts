import type { StoredFileLink } from '@portal/domain/order/trades/trade.wire';
import type { Deps } from '../../deps.ts';
import { FILE_LINK_SECONDS } from '../../http/receiving/file-limits.ts';
import { DIRECT_PREFIX } from '../../ports/file-store.ts';
import { downloadName } from '../reading/detect-file-type.ts';
import { contentDisposition } from './content-disposition.ts';
import type { LinkedFile } from './linked-file.ts';
import { signLink } from './sign-link.ts';

/**
 * A link that opens one file for FILE_LINK_SECONDS without a session: to the store itself if it may serve the file, else to the
 * portal. Make it only for somebody who may read the file.
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
  const { query, expiresAt } = signLink(deps, `file:${file.id}`);
  return {
    url: `${deps.config.publicUrl}/api/files/${file.id}?${query}`,
    expiresAt: expiresAt.toISOString(),
    contentType,
    size,
  };
}

/** The same with links to the office's own host: its pages load from there, and from nowhere else. */
export function linkingToOffice(deps: Deps): Deps {
  return { ...deps, config: { ...deps.config, publicUrl: deps.config.officeUrl } };
}

/** A link to the picture of one page of a PDF; for the same time and the same people as a link to the file. */
export function makePageLink(deps: Deps, fileId: string, page: number): string {
  const { query } = signLink(deps, `page:${fileId}:${page}`);
  return `${deps.config.publicUrl}/api/files/${fileId}/pages/${page}?${query}`;
}
