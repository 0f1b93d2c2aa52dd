import { versionOf } from '@portal/domain/offering/deals/memorandum-version';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { dropProposalAbout } from '../../../firm/proposals/end-proposal.ts';
import { findOpenProposals } from '../../../firm/proposals/find-proposals.ts';
import { reviseProposal } from '../../../firm/proposals/revise-proposal.ts';
import { findPublished } from '../memorandum-versions.store.ts';
import { listBrought } from './memorandum-drafts.store.ts';
import { payloadOf, readPayload } from './memorandum-payload.ts';
import { memorandumTarget } from './memorandum-target.ts';

/**
 * Puts what is brought now in the place of what is in review: who changed it may not publish it, and what was seen is not what is
 * there any more. A review of nothing, or of a translation that is none any more, ends.
 */
export async function reviseReview(trx: Db, deps: Deps, by: StaffActor, dealId: string): Promise<void> {
  const target = memorandumTarget(dealId);
  const [open] = await findOpenProposals(trx, [target]);
  if (open === undefined) {
    return;
  }
  const brought = await listBrought(trx, dealId);
  const { isTranslation } = readPayload(open.payload);
  const languages = brought.map(({ language }) => language);
  const next = versionOf(await findPublished(trx, dealId), { languages, isTranslation });
  if ('problem' in next) {
    await dropProposalAbout(trx, deps, by, target);
  } else {
    await reviseProposal(trx, by, open.id, payloadOf(brought, { ...next, isTranslation }));
  }
}
