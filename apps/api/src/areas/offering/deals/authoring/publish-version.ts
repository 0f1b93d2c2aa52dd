import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import { dealDraftSchema } from '@portal/domain/offering/deals/authoring/deal-draft';
import { keepUnsaid } from '@portal/domain/offering/deals/authoring/keep-unsaid';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { publishFiles, publishFilmFiles } from '../../../../platform/files/kept/files.store.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { approveProposal } from '../../../firm/proposals/approve-proposal.ts';
import type { Proposal } from '../../../firm/proposals/find-proposals.ts';
import { insertVersion } from '../deal-versions.store.ts';
import { findDocumentVersions, insertDealDocument } from '../deals.store.ts';
import { dealOfDraft } from '../draft-of-deal.ts';
import { findDealFiles } from '../files/deal-files.store.ts';
import { refuseForeignFiles } from '../files/refuse-foreign-files.ts';
import { dealTarget } from './deal-target.ts';
import {
  findTakenSlugs,
  lockOfficeDeal,
  type OfficeDealRecord,
  updateDealState,
  updatePublishedDeal,
} from './office-deals.store.ts';
import { problemsOfDeal } from './problems-of-deal.ts';
import { requireMove, type WorkedOn, workOnDeal } from './work-on-deal.ts';

type Approval = { dealId: string; proposalId: string; hash: string };

/**
 * Approves what is in review, as it was seen, which publishes it as the next version or lets a paused deal take orders
 * again. The live list, open pages and the mail about new deals all follow from the row. Throws NOT_FOUND,
 * PROPOSAL_OVER, OWN_WORK, NOT_PERMITTED, CHANGED_MEANWHILE for an edit since it was seen, and VALIDATION if it can no
 * longer be published, such as when orders hold more units than it offers.
 */
export async function publishVersion(
  deps: Deps,
  by: StaffActor,
  { dealId, proposalId, hash }: Approval,
): Promise<void> {
  await workOnDeal(deps, by, { dealId, action: 'deal.approved' }, async (trx, about) => {
    const approval = { proposalId, target: dealTarget(dealId), hash };
    let version = about.deal.version;
    const outcome = await approveProposal(trx, deps, by, approval, async (proposal) => {
      const deal = await lockOfficeDeal(trx, dealId);
      if (deal === undefined || deal.version !== proposal.targetVersion) {
        return false;
      }
      version = await apply(trx, { ...about, deal }, proposal);
      await deps.jobs.enqueue(trx, 'draw-first-pages', {});
      await deps.jobs.enqueue(trx, 'judge-orders-of-deals', {});
      return true;
    });
    return { proposalId, hash, outcome, version };
  });
}

async function apply(trx: Db, about: WorkedOn, proposal: Proposal): Promise<number> {
  const { deal, at } = about;
  switch (proposal.kind) {
    case 'reopen-deal':
      await updateDealState(trx, deal.id, requireMove(deal.state, 'reopen'), at);
      return deal.version;
    case 'publish-deal':
      return applyVersion(trx, about, proposal);
    case 'publish-memorandum':
    case 'approve-order':
    case 'release-money':
    case 'refund-money':
    case 'send-back':
    case 'close-trust-day':
    case 'change-role':
    case 'admit-person':
    case 'trustee-particulars':
    case 'change-registration':
      throw new Error(`A proposal to ${proposal.kind} is not about a deal`);
  }
}

async function applyVersion(
  trx: Db,
  { deal, written, at }: WorkedOn,
  { id, payload }: Proposal,
): Promise<number> {
  const draft = keepUnsaid(dealDraftSchema.parse(payload), written.draft.content);
  await refuseProblems(trx, deal, { ...written, draft }, at);
  const published = dealOfDraft(draft);
  if (published === null) {
    throw new AppError('STATE_REFUSES');
  }
  const version = deal.version + 1;
  await publishDocuments(trx, deal.id, draft.content, at);
  await insertVersion(trx, { dealId: deal.id, number: version, draft, proposalId: id, at });
  const state = requireMove(deal.state, 'publish');
  await updatePublishedDeal(trx, deal.id, published, { state, version, at });
  return version;
}

async function refuseProblems(
  trx: Db,
  deal: OfficeDealRecord,
  written: Pick<WorkedOn['written'], 'draft' | 'confirmed'>,
  at: Date,
): Promise<void> {
  const taken = await findTakenSlugs(trx, [written.draft.slug], deal.id);
  const problems = problemsOfDeal(deal, written, taken, at);
  if (problems.length > 0) {
    throw invalid(problems);
  }
}

/**
 * Publishes the films a deal names to everybody, and its new documents to every investor: each becomes the next version
 * of its kind in its language. What the deal no longer names is kept but not shown. Throws VALIDATION for a file that
 * is not the deal's.
 */
async function publishDocuments(trx: Db, dealId: string, content: DealContent, at: Date): Promise<void> {
  await refuseForeignFiles(trx, dealId, content);
  const films = (content.films ?? []).flatMap(({ video, captions }) => [video, captions.en, captions.fr]);
  await publishFilmFiles(trx, films);
  const named = (content.documents ?? []).flatMap(({ kind, title, file }) =>
    LANGUAGES.map((language) => ({ id: file[language], kind, language, title: title[language] })),
  );
  const published = await findDocumentVersions(trx, dealId);
  const files = await findDealFiles(
    trx,
    named.map(({ id }) => id),
  );
  const isOut = new Set(published.map(({ id }) => id));
  for (const { id, kind, language, title } of named.filter(({ id }) => !isOut.has(id))) {
    const before = published.filter((each) => each.kind === kind && each.language === language);
    const version = 1 + Math.max(0, ...before.map((each) => each.version));
    const pages = files.find((file) => file.id === id)?.pages ?? 0;
    await publishFiles(trx, [id]);
    await insertDealDocument(trx, { id, dealId, kind, language, title, version, pages }, at);
  }
}
