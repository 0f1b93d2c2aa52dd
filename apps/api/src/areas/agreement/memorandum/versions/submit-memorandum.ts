import type { SubmitMemorandumInput } from '@portal/domain/agreement/memorandum/office-memorandum.wire';
import {
  type MemorandumProblem,
  memorandumVersion,
} from '@portal/domain/offering/deals/authoring/memorandum-version';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { returnProposal, withdrawSharedWork } from '../../../firm/proposals/end-proposal.ts';
import { propose } from '../../../firm/proposals/propose.ts';
import { listBrought } from './memorandum-drafts.store.ts';
import { memorandumTarget, payloadOf } from './memorandum-payload.ts';
import { findPublished } from './memorandum-versions.store.ts';
import { workOnMemorandum } from './work-on-memorandum.ts';

const SENTENCES: Readonly<Record<MemorandumProblem, string>> = {
  'nothing-brought': 'dealProblems.memorandumNothing',
  'no-version-to-translate': 'dealProblems.memorandumNoVersion',
  'language-there-already': 'dealProblems.memorandumLanguageThere',
};

/**
 * Asks a second person to publish the drafts. Throws NOT_FOUND, CHANGED_MEANWHILE where the page showed other documents,
 * VALIDATION where there are none or a translation has nothing to translate, PROPOSAL_OPEN, NOBODY_TO_APPROVE.
 */
export async function submitMemorandum(
  deps: Deps,
  by: StaffActor,
  { dealId, documentIds, isTranslation }: SubmitMemorandumInput & { dealId: string },
): Promise<void> {
  await workOnMemorandum(deps, by, { dealId, action: 'memorandum.submitted' }, async (trx) => {
    const brought = await listBrought(trx, dealId);
    const seen = new Set(documentIds);
    if (brought.length !== seen.size || brought.some(({ id }) => !seen.has(id))) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const published = await findPublished(trx, dealId);
    const languages = brought.map(({ language }) => language);
    const next = memorandumVersion(published, { languages, isTranslation });
    if ('problem' in next) {
      throw invalid([{ path: 'isTranslation', key: SENTENCES[next.problem] }]);
    }
    const proposalId = await propose(trx, deps, by, {
      kind: 'publish-memorandum',
      target: memorandumTarget(dealId),
      targetVersion: published.version,
      payload: payloadOf(brought, { ...next, isTranslation }),
      preparers: brought.map(({ broughtById }) => broughtById),
    });
    return { proposalId, ...next, isTranslation };
  });
}

/**
 * Withdraws a review that the person, or somebody they drafted it with, submitted; the drafts stay. Throws NOT_FOUND,
 * PROPOSAL_OVER, WORK_OF_ANOTHER.
 */
export async function withdrawMemorandum(
  deps: Deps,
  by: StaffActor,
  { dealId, proposalId }: { dealId: string; proposalId: string },
): Promise<void> {
  await workOnMemorandum(deps, by, { dealId, action: 'memorandum.withdrawn' }, async (trx) => {
    const target = memorandumTarget(dealId);
    const { makerName } = await withdrawSharedWork(trx, deps, by, { proposalId, target });
    return { proposalId, maker: makerName };
  });
}

/**
 * Returns what is in review to the people who drafted it, with what to change. Throws NOT_FOUND, PROPOSAL_OVER, NOT_PERMITTED,
 * OWN_WORK.
 */
export async function returnMemorandum(
  deps: Deps,
  by: StaffActor,
  { dealId, proposalId, reason }: { dealId: string; proposalId: string; reason: string },
): Promise<void> {
  await workOnMemorandum(deps, by, { dealId, action: 'memorandum.returned' }, async (trx) => {
    const target = memorandumTarget(dealId);
    await returnProposal(trx, deps, by, { proposalId, target, reason });
    return { proposalId, reason };
  });
}
