import { bringInDocument } from '../areas/offering/deals/publish-deal.ts';
import { transact } from '../platform/db/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { keepFile } from '../platform/files/kept/keep-file.ts';

/** Puts a memorandum in English beside a deal, kept as the portal keeps files; the last version is what people are shown. Returns the file's id. */
export function addMemorandum(deps: Deps, dealId: string, bytes: Buffer, version = 1): Promise<string> {
  return transact(deps.db, async (trx) => {
    const { id } = await keepFile(trx, deps, {
      investorId: null,
      purpose: 'deal-document',
      originalName: 'Offering memorandum.pdf',
      contentType: 'application/pdf',
      bytes,
      pages: 1,
    });
    await bringInDocument(
      trx,
      { id, dealId, kind: 'offering-memorandum', language: 'en', title: 'Memorandum', version, pages: 1 },
      deps.clock.now(),
    );
    return id;
  });
}
