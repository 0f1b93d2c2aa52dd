import type { DealFile, DealFilePart } from '@portal/domain/offering/deals/deal-file.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { recordFile, withStoredFiles } from '../../../../platform/files/keep-file.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { FileSource } from '../../../../platform/http/file-source.ts';
import { hasDeal, insertDealFile } from './deal-files.store.ts';
import { presentDealFile } from './files-of-drafts.ts';

type Brought = {
  dealId: string;
  part: DealFilePart;
  file: { originalName: string; contentType: string; bytes: FileSource; pages: number | null };
};

/**
 * Keeps a file for the draft of a deal; the deal has it once its draft names it. Until a version with it is published it is the office's, and
 * that of whoever is given a link to a preview. Throws NOT_FOUND.
 */
export async function keepDealFile(
  deps: Deps,
  by: StaffActor,
  { dealId, part, file }: Brought,
): Promise<DealFile> {
  if (!(await hasDeal(deps.db, dealId))) {
    throw new AppError('NOT_FOUND');
  }
  const { originalName, contentType, bytes, pages } = file;
  const purpose = part === 'document' ? ('deal-draft' as const) : ('film-draft' as const);
  const newFile = { originalName, contentType, bytes, pages, investorId: null, purpose };
  return withStoredFiles(deps, [newFile], ([stored]) =>
    transact(deps.db, async (trx) => {
      if (stored === undefined) {
        throw new Error('One file is stored for one that was sent');
      }
      const at = deps.clock.now();
      const id = await recordFile(trx, stored);
      await insertDealFile(trx, { fileId: id, dealId, part, addedBy: by.staffId }, at);
      await appendAudit(trx, deps, at, {
        actor: nameOfActor(by),
        action: 'deal.file-added',
        target: `deal:${dealId}`,
        investorId: null,
        detail: { ...auditOfStaff(by), fileId: id, part, sha256: stored.sha256 },
      });
      const kept = { id, part, name: originalName, contentType, size: stored.sizeBytes, pages };
      return presentDealFile(deps, { ...kept, audience: stored.audience });
    }),
  );
}
