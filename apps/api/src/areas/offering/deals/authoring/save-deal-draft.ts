import type { Language } from '@portal/domain/ground/people/languages';
import { compareDrafts } from '@portal/domain/offering/deals/authoring/compare-drafts';
import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import { keepUnsaid } from '@portal/domain/offering/deals/authoring/keep-unsaid';
import type { DealSaved, SaveDealInput } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { isEditable } from '@portal/domain/offering/deals/deal-states';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { findOpenProposals } from '../../../firm/proposals/find-proposals.ts';
import { reviseProposal } from '../../../firm/proposals/revise-proposal.ts';
import { addEditor, updateDraft } from '../deal-drafts.store.ts';
import { refuseForeignFiles } from '../files/refuse-foreign-files.ts';
import { dealTarget } from './deal-target.ts';
import { showOfficeDeal } from './show-office-deal.ts';
import { type WorkedOn, workOnDeal } from './work-on-deal.ts';

/** How many fields an audit row names; only a program or a paste changes more at once. */
const PATHS_TOLD_MAX = 60;

/**
 * Saves a deal's draft. An open review follows it, and whoever wrote it may not approve. Throws NOT_FOUND,
 * CHANGED_BY_SOMEBODY if somebody else has saved since, DEAL_STATE_REFUSES for a closed deal, and VALIDATION if it
 * names a file that is not its own.
 */
export async function saveDealDraft(
  deps: Deps,
  by: StaffActor,
  { dealId, base, draft }: SaveDealInput & { dealId: string },
  language: Language,
): Promise<DealSaved> {
  await workOnDeal(deps, by, { dealId, base, action: 'deal.written' }, async (trx, about) => {
    const now = keepUnsaid(draft, about.written.draft.content);
    const changes = compareDrafts(about.written.draft, now);
    if (changes.length === 0) {
      return null;
    }
    await refuseForeignFiles(trx, dealId, now.content);
    await write(trx, by, about, { draft: now });
    return { paths: changes.slice(0, PATHS_TOLD_MAX).map(({ path }) => path), count: changes.length };
  });
  return savedOf(deps, by, dealId, language);
}

/**
 * Records that the person has read both languages and that they say the same. Throws NOT_FOUND, CHANGED_BY_SOMEBODY,
 * DEAL_STATE_REFUSES.
 */
export async function confirmLanguages(
  deps: Deps,
  by: StaffActor,
  { dealId, base }: { dealId: string; base: number },
  language: Language,
): Promise<DealSaved> {
  await workOnDeal(deps, by, { dealId, base, action: 'deal.languages-confirmed' }, async (trx, about) => {
    await write(trx, by, about, { confirmed: about.written.draft.content });
    return { draftVersion: about.written.version };
  });
  return savedOf(deps, by, dealId, language);
}

async function write(
  trx: Db,
  by: StaffActor,
  { deal, written, at }: WorkedOn,
  change: { draft?: DealDraft; confirmed?: DealContent },
): Promise<void> {
  if (!isEditable(deal.state)) {
    throw new AppError('DEAL_STATE_REFUSES', { currentState: deal.state });
  }
  await updateDraft(trx, deal.id, change, { by: by.staffId, at });
  await addEditor(trx, { dealId: deal.id, staffId: by.staffId, sinceVersion: deal.version });
  const [open] = await findOpenProposals(trx, [dealTarget(deal.id)]);
  if (open?.kind === 'publish-deal') {
    await reviseProposal(trx, by, open.id, change.draft ?? written.draft);
  }
}

async function savedOf(deps: Deps, by: StaffActor, dealId: string, language: Language): Promise<DealSaved> {
  const { draftVersion, changedAt, problems, confirmed, review } = await showOfficeDeal(
    deps,
    by,
    dealId,
    language,
  );
  return { draftVersion, savedAt: changedAt, problems, confirmed, review };
}
