import {
  type MemorandumEffect,
  memorandumEffect,
} from '@portal/domain/agreement/memorandum/memorandum-effect';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { publishFiles } from '../../../../platform/files/kept/files.store.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { approveProposal } from '../../../firm/proposals/approve-proposal.ts';
import { publishDealDocument } from '../../../offering/deals/publish-deal.ts';
import { deleteBrought, listBrought } from './memorandum-drafts.store.ts';
import { type MemorandumPayload, memorandumTarget, readPayload } from './memorandum-payload.ts';
import { findPublished } from './memorandum-versions.store.ts';
import { findOrdersToConfirm } from './orders-to-confirm.store.ts';
import { workOnMemorandum } from './work-on-memorandum.ts';

type Approval = { dealId: string; proposalId: string; hash: string };

const NO_EFFECT: MemorandumEffect = { stopped: 0, before: 0, people: 0, again: 0 };

/**
 * Approves and publishes a memorandum that somebody else drafted, as it was seen. From now on orders wait until their purchasers
 * have confirmed it; the audit row records how many are affected. Throws NOT_FOUND, PROPOSAL_OVER, OWN_WORK, NOT_PERMITTED, or
 * CHANGED_MEANWHILE where the drafts or the published version have changed since, which ends the review.
 */
export async function publishMemorandum(
  deps: Deps,
  by: StaffActor,
  { dealId, proposalId, hash }: Approval,
): Promise<void> {
  let isStale = false;
  await workOnMemorandum(deps, by, { dealId, action: 'memorandum.published' }, async (trx, at) => {
    const approval = { proposalId, target: memorandumTarget(dealId), hash };
    let effect = NO_EFFECT;
    let version = 0;
    const outcome = await approveProposal(trx, deps, by, approval, async ({ payload, targetVersion }) => {
      const proposed = readPayload(payload);
      if (!(await isAsProposed(trx, dealId, targetVersion, proposed))) {
        return false;
      }
      version = proposed.version;
      effect = proposed.isTranslation ? NO_EFFECT : memorandumEffect(await findOrdersToConfirm(trx, dealId));
      await putOut(trx, dealId, proposed, at);
      await deps.jobs.enqueue(trx, 'draw-first-pages', {});
      return true;
    });
    isStale = outcome === 'stale';
    return { proposalId, hash, outcome, version, ...effect };
  });
  if (isStale) {
    throw new AppError('CHANGED_MEANWHILE');
  }
}

async function isAsProposed(
  trx: Db,
  dealId: string,
  targetVersion: number,
  { documents }: MemorandumPayload,
): Promise<boolean> {
  const brought = await listBrought(trx, dealId);
  return (
    (await findPublished(trx, dealId)).version === targetVersion &&
    brought.length === documents.length &&
    brought.every(({ id, sha256 }) => documents.some((each) => each.id === id && each.sha256 === sha256))
  );
}

async function putOut(
  trx: Db,
  dealId: string,
  { version, documents }: MemorandumPayload,
  at: Date,
): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await deleteBrought(trx, ids);
  await publishFiles(trx, ids);
  for (const { id, language, title, pages } of documents) {
    await publishDealDocument(
      trx,
      { id, dealId, kind: 'offering-memorandum', language, title, version, pages },
      at,
    );
  }
}
