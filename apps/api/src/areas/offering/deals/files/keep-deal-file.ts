import { readFile } from 'node:fs/promises';
import type { DealFile, DealFilePart } from '@portal/domain/offering/deals/deal-file.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { recordFile, withStoredFiles } from '../../../../platform/files/kept/keep-file.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { FileOnDisk, FileSource } from '../../../../platform/http/receiving/file-source.ts';
import type { SentFile } from '../../../../platform/http/receiving/receive-parts.ts';
import { UploadError } from '../../../../platform/http/receiving/upload-problem.ts';
import { areCaptions, CAPTIONS_BYTES_MAX, filmTypeOf } from '../films/film-type-of.ts';
import { hasDeal, insertDealFile } from './deal-files.store.ts';
import { presentDealFile } from './files-of-drafts.ts';

type Brought = {
  dealId: string;
  part: DealFilePart;
  file: { originalName: string; contentType: string; bytes: FileSource; pages: number | null };
};

/**
 * Stores a file for a deal's draft, which has it once it names it. Until it is published, only the office and whoever
 * has a preview's link can read it. Throws NOT_FOUND.
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
        throw new Error('One file was sent, so one must be stored');
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

/** A part of a film that may be stored as sent. */
export type SentFilmPart = { originalName: string; contentType: string; bytes: FileOnDisk; pages: null };

/** Checks that it is a video the portal can play. Throws UploadError. */
export async function prepareVideo(sent: SentFile): Promise<SentFilmPart> {
  const contentType = await filmTypeOf(sent.path);
  if (contentType === undefined) {
    throw new UploadError('not-a-video');
  }
  return partOf(sent, contentType);
}

/** Checks that it is WebVTT captions a browser can show. Throws UploadError. */
export async function prepareCaptions(sent: SentFile): Promise<SentFilmPart> {
  if (sent.sizeBytes > CAPTIONS_BYTES_MAX) {
    throw new UploadError('captions-too-large');
  }
  if (!areCaptions(await readFile(sent.path))) {
    throw new UploadError('not-captions');
  }
  return partOf(sent, 'text/vtt');
}

function partOf({ path, sizeBytes, sha256, originalName }: SentFile, contentType: string): SentFilmPart {
  return { originalName, contentType, bytes: { path, sizeBytes, sha256 }, pages: null };
}
