import type { Language } from '@portal/domain/ground/people/languages';
import { memorandumVersion } from '@portal/domain/offering/deals/authoring/memorandum-version';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { deleteFiles } from '../../../../platform/files/kept/files.store.ts';
import { recordFile, withStoredFiles } from '../../../../platform/files/kept/keep-file.ts';
import type { FormFile } from '../../../../platform/files/preparing/prepare-form.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { translate } from '../../../../platform/language/translate.ts';
import { dropProposalAbout } from '../../../firm/proposals/end-proposal.ts';
import { findOpenProposals } from '../../../firm/proposals/find-proposals.ts';
import { reviseProposal } from '../../../firm/proposals/revise-proposal.ts';
import { deleteBrought, insertBrought, listBrought } from './memorandum-drafts.store.ts';
import { memorandumTarget, payloadOf, readPayload } from './memorandum-payload.ts';
import { findPublished } from './memorandum-versions.store.ts';
import { workOnMemorandum } from './work-on-memorandum.ts';

type Brought = { dealId: string; language: Language; file: FormFile & { pages: number } };

/**
 * Stores a document of the next version, replacing one in the same language. Only the office can read it until a second person
 * publishes it. Throws NOT_FOUND.
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
        throw new Error('one file was sent, and none was stored');
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

/** Removes a document of the next version; the review ends when none is left. Throws NOT_FOUND, also for a published one. */
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

/**
 * Replaces what is in review by the present drafts: whoever changed them may not publish them, and an approval of what was seen
 * before no longer counts. The review ends when nothing is left, or only a translation with nothing to translate.
 */
async function reviseReview(trx: Db, deps: Deps, by: StaffActor, dealId: string): Promise<void> {
  const target = memorandumTarget(dealId);
  const [open] = await findOpenProposals(trx, [target]);
  if (open === undefined) {
    return;
  }
  const brought = await listBrought(trx, dealId);
  const { isTranslation } = readPayload(open.payload);
  const languages = brought.map(({ language }) => language);
  const next = memorandumVersion(await findPublished(trx, dealId), { languages, isTranslation });
  if ('problem' in next) {
    await dropProposalAbout(trx, deps, by, target);
  } else {
    await reviseProposal(trx, by, open.id, payloadOf(brought, { ...next, isTranslation }));
  }
}
