import { sealJson } from '../../crypto/seal-json.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { StoredFile } from '../kept/stored-file.ts';
import { findDrawnPage } from './find-drawn-page.ts';
import { insertFirstPage } from './first-pages.store.ts';
import { firstPageContext, writtenPage } from './read-first-page.ts';

/**
 * Draws the first page of a document before anybody asks, and keeps it where all servers find it, also after a restart. That a
 * document cannot be drawn is kept, too. Throws BUSY where too many pages are waiting.
 */
export async function keepFirstPage(
  deps: Deps,
  file: Pick<StoredFile, 'sha256' | 'contentType' | 'storageKey'>,
): Promise<void> {
  const drawn = await findDrawnPage(deps, { file, page: 1 }).catch(nothingIfHopeless);
  const sealed =
    drawn === null ? null : sealJson(deps.secrets, writtenPage(drawn), firstPageContext(file.sha256));
  await insertFirstPage(deps.db, file.sha256, sealed);
}

function nothingIfHopeless(error: unknown): null {
  if (error instanceof AppError && (error.code === 'PAGES_NOT_DRAWN' || error.code === 'PAGES_PROTECTED')) {
    return null;
  }
  throw error;
}
