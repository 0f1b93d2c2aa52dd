import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { DealContent } from '@portal/domain/offering/deals/deal-content';
import type { Db } from '../../../../platform/db/tables.ts';
import { findDealDocuments, type PublishedDocument } from '../deals.store.ts';
import { findDealFiles } from '../files/deal-files.store.ts';

/**
 * The documents that a deal would have: the memorandum that is published, and those that what is written names, published or not. To
 * be listed and never opened by a link that anybody may have.
 */
export async function documentsOfPreview(
  db: Db,
  dealId: string,
  content: DealContent,
): Promise<PublishedDocument[]> {
  const published = await findDealDocuments(db, { id: dealId, content });
  const isOut = new Set(published.map(({ id }) => id));
  const named = (content.documents ?? []).flatMap(({ kind, title, file }) =>
    LANGUAGES.map((language) => ({ id: file[language], dealId, kind, language, title: title[language] })),
  );
  const written = named.filter(({ id }) => id !== '' && !isOut.has(id));
  const files = await findDealFiles(
    db,
    written.map(({ id }) => id),
  );
  const drafted = written.flatMap((document) => {
    const file = files.find(({ id }) => id === document.id);
    return file === undefined
      ? []
      : [{ ...document, version: 1, pages: file.pages ?? 0, sizeBytes: file.size }];
  });
  return [...published, ...drafted];
}
