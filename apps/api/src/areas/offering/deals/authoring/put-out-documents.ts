import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { DealContent } from '@portal/domain/offering/deals/deal-content';
import type { Db } from '../../../../platform/db/tables.ts';
import { publishFiles, publishFilmFiles } from '../../../../platform/files/files.store.ts';
import { findDocumentVersions, insertDealDocument } from '../deals.store.ts';
import { findDealFiles } from '../files/deal-files.store.ts';
import { refuseForeignFiles } from '../files/refuse-foreign-files.ts';

/**
 * Lets anybody play the films that a deal names, and every investor read the documents that it had not published yet: each becomes the next version of its kind in
 * its language. What it no longer names is kept, and not shown. Throws VALIDATION for a file that is not the deal's.
 */
export async function putOutDocuments(
  trx: Db,
  dealId: string,
  content: DealContent,
  at: Date,
): Promise<void> {
  await refuseForeignFiles(trx, dealId, content);
  const films = (content.films ?? []).flatMap(({ video, captions }) => [video, captions.en, captions.fr]);
  await publishFilmFiles(trx, films);
  const named = (content.documents ?? []).flatMap(({ kind, title, file }) =>
    LANGUAGES.map((language) => ({ id: file[language], kind, language, title: title[language] })),
  );
  const published = await findDocumentVersions(trx, dealId);
  const files = await findDealFiles(
    trx,
    named.map(({ id }) => id),
  );
  const isOut = new Set(published.map(({ id }) => id));
  for (const { id, kind, language, title } of named.filter(({ id }) => !isOut.has(id))) {
    const before = published.filter((each) => each.kind === kind && each.language === language);
    const version = 1 + Math.max(0, ...before.map((each) => each.version));
    const pages = files.find((file) => file.id === id)?.pages ?? 0;
    await publishFiles(trx, [id]);
    await insertDealDocument(trx, { id, dealId, kind, language, title, version, pages }, at);
  }
}
