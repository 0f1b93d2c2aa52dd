import type { AddedPicture } from '@portal/domain/ground/pictures/picture.wire';
import { pictureSrc } from '@portal/domain/ground/pictures/picture-sizes';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { recordFile, withStoredFiles } from '../../../../platform/files/kept/keep-file.ts';
import type { PreparedPicture } from '../../../../platform/files/preparing/prepare-picture.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { insertPicture, type PictureSize } from './pictures.store.ts';

/**
 * Stores a picture for deals in all its sizes. Whoever knows its address can see it: deal pictures are meant for
 * everybody, and until the deal is published only the office knows the address.
 */
export async function addPicture(
  deps: Deps,
  by: StaffActor,
  { width, height, sizes }: PreparedPicture,
): Promise<AddedPicture> {
  const id = deps.newId();
  const at = deps.clock.now();
  const newFiles = sizes.map((size) => ({
    investorId: null,
    purpose: 'picture' as const,
    originalName: `${size.width}.${size.format}`,
    contentType: `image/${size.format}`,
    bytes: size.bytes,
    pages: null,
  }));
  await withStoredFiles(deps, newFiles, (stored) =>
    transact(deps.db, async (trx) => {
      const kept: (PictureSize & { fileId: string })[] = [];
      for (const [place, { bytes: _bytes, ...size }] of sizes.entries()) {
        const file = stored[place];
        if (file !== undefined) {
          kept.push({ ...size, fileId: await recordFile(trx, file) });
        }
      }
      await insertPicture(trx, { id, width, height, addedBy: by.staffId }, kept, at);
      await appendAudit(trx, deps, at, {
        actor: nameOfActor(by),
        action: 'picture.added',
        target: `picture:${id}`,
        investorId: null,
        detail: { ...auditOfStaff(by), width, height },
      });
    }),
  );
  return { id, src: pictureSrc(id), width, height };
}
