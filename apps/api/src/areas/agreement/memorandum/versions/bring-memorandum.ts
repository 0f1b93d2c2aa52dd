import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../../platform/deps.ts';
import { deleteFiles } from '../../../../platform/files/files.store.ts';
import { recordFile, withStoredFiles } from '../../../../platform/files/keep-file.ts';
import type { FormFile } from '../../../../platform/files/prepare-form.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { translate } from '../../../../platform/language/translate.ts';
import { deleteBrought, insertBrought, listBrought } from './memorandum-drafts.store.ts';
import { reviseReview } from './revise-review.ts';
import { workOnMemorandum } from './work-on-memorandum.ts';

type Brought = { dealId: string; language: Language; file: FormFile & { pages: number } };

/**
 * Keeps a document of the next version, in the place of one in the same language. Nobody but the office reads it until a second
 * person publishes it. Throws NOT_FOUND.
 */
export async function bringMemorandum(
  deps: Deps,
  by: StaffActor,
  { dealId, language, file }: Brought,
): Promise<void> {
  const newFile = { ...file, investorId: null, purpose: 'deal-draft' as const };
  await withStoredFiles(deps, [newFile], ([stored]) =>
    workOnMemorandum(deps, by, { dealId, action: 'memorandum.brought' }, async (trx, at) => {
      if (stored === undefined) {
        throw new Error('One file is stored for one that was sent');
      }
      const before = await listBrought(trx, dealId);
      const replaced = before.filter((each) => each.language === language).map(({ id }) => id);
      await deleteBrought(trx, replaced);
      if (replaced.length > 0) {
        await deleteFiles(trx, replaced);
      }
      const id = await recordFile(trx, stored);
      const title = translate(language, 'dealProblems.memorandumTitle');
      await insertBrought(trx, { id, dealId, language, title, pages: file.pages, by: by.staffId, at });
      await reviseReview(trx, deps, by, dealId);
      return { documentId: id, language, sha256: stored.sha256, pages: file.pages };
    }),
  );
}
