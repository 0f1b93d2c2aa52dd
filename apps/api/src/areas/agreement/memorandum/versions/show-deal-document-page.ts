import type { DocumentPage } from '@portal/domain/ground/pictures/document-page.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { findReadableFile } from '../../../../platform/files/kept/files.store.ts';
import { linkingToOffice } from '../../../../platform/files/links/make-file-link.ts';
import { describePage } from '../../../../platform/files/pages/show-page.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { hasDocument } from './memorandum-versions.store.ts';

type PageOfDeal = { dealId: string; documentId: string; page: number };

/** One page of a deal's document, published or draft, for the office. Throws NOT_FOUND and what describePage throws. */
export async function showDealDocumentPage(
  deps: Deps,
  { dealId, documentId, page }: PageOfDeal,
): Promise<DocumentPage> {
  const isOfDeal = await hasDocument(deps.db, dealId, documentId);
  const file = isOfDeal ? await findReadableFile(deps.db, { as: 'staff' }, documentId) : undefined;
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return describePage(linkingToOffice(deps), file, page);
}
