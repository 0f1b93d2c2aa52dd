import type { Deps } from '../../../../platform/deps.ts';
import { deleteFiles } from '../../../../platform/files/files.store.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { deleteBrought, listBrought } from './memorandum-drafts.store.ts';
import { reviseReview } from './revise-review.ts';
import { workOnMemorandum } from './work-on-memorandum.ts';

/** Takes a document of the next version away; without any, its review ends. Throws NOT_FOUND, also for one that is published. */
export async function removeBrought(
  deps: Deps,
  by: StaffActor,
  { dealId, documentId }: { dealId: string; documentId: string },
): Promise<void> {
  await workOnMemorandum(deps, by, { dealId, action: 'memorandum.removed' }, async (trx) => {
    const found = (await listBrought(trx, dealId)).find(({ id }) => id === documentId);
    if (found === undefined) {
      throw new AppError('NOT_FOUND');
    }
    await deleteBrought(trx, [documentId]);
    await deleteFiles(trx, [documentId]);
    await reviseReview(trx, deps, by, dealId);
    return { documentId, language: found.language };
  });
}
