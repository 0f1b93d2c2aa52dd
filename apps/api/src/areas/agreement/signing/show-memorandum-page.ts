import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import type { Deps } from '../../../platform/deps.ts';
import { describePage } from '../../../platform/files/show-page.ts';
import { type MemorandumRequest, openMemorandum } from './open-memorandum.ts';

/** One page of the memorandum, to be read by a joint investor in their ceremony. Throws what openMemorandum and describePage throw. */
export async function showMemorandumPage(
  deps: Deps,
  token: string,
  { page, ...request }: MemorandumRequest & { page: number },
): Promise<DocumentPage> {
  // Drawn after the ceremony's lock is let go: a page may have to wait for its turn.
  const file = await openMemorandum(deps, token, request);
  return describePage(deps, file, page);
}
