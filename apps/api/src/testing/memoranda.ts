import type { Language } from '@portal/domain/ground/people/languages';
import { bringInDocument } from '../areas/offering/deals/publish-deal.ts';
import { transact } from '../platform/db/transact.ts';
import { keepFile } from '../platform/files/kept/keep-file.ts';
import type { TestPortal } from './open-test-portal.ts';

const TITLES: Readonly<Record<Language, string>> = { en: 'Offering memorandum', fr: 'Notice d’offre' };

/** Publishes a version of a deal's memorandum; answers the document's id. */
export async function publishMemorandum(
  portal: TestPortal,
  dealId: string,
  version: number,
  language: Language = 'en',
  bytes: Buffer = Buffer.from(`%PDF-1.7 ${language} ${version}`),
): Promise<string> {
  return transact(portal.db, async (trx) => {
    const file = await keepFile(trx, portal.deps, {
      investorId: null,
      purpose: 'deal-document',
      originalName: 'memorandum.pdf',
      contentType: 'application/pdf',
      bytes,
      pages: 2,
    });
    const title = TITLES[language];
    await bringInDocument(
      trx,
      { id: file.id, dealId, kind: 'offering-memorandum', language, title, version, pages: 2 },
      portal.deps.clock.now(),
    );
    return file.id;
  });
}
