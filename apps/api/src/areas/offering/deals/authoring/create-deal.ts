import {
  type DealDraft,
  duplicateOf,
  emptyDealDraft,
} from '@portal/domain/offering/deals/authoring/deal-draft';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { addEditor, findDraft, insertDraft } from '../deal-drafts.store.ts';
import { dealTarget } from './deal-target.ts';
import { insertUnpublishedDeal } from './office-deals.store.ts';

/** Begins an empty deal; returns its id. */
export async function createDeal(deps: Deps, by: StaffActor): Promise<string> {
  return transact(deps.db, (trx) =>
    addDraft(trx, deps, by, { draft: emptyDealDraft(), action: 'deal.created', detail: {} }),
  );
}

/** Begins a deal as a copy of another one's draft; returns the new id. Throws NOT_FOUND. */
export async function duplicateDeal(deps: Deps, by: StaffActor, dealId: string): Promise<string> {
  return transact(deps.db, async (trx) => {
    const original = await findDraft(trx, dealId);
    if (original === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const detail = { from: dealId };
    return addDraft(trx, deps, by, { draft: duplicateOf(original.draft), action: 'deal.duplicated', detail });
  });
}

type Begun = { draft: DealDraft; action: `deal.${string}`; detail: Record<string, unknown> };

/** Adds an unpublished deal, with its audit row. */
export async function addDraft(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  { draft, action, detail }: Begun,
): Promise<string> {
  const dealId = deps.newId();
  const at = deps.clock.now();
  await insertUnpublishedDeal(trx, dealId, at);
  await insertDraft(trx, { dealId, draft, confirmed: null, by: by.staffId, at });
  await addEditor(trx, { dealId, staffId: by.staffId, sinceVersion: 0 });
  await appendAudit(trx, deps, at, {
    actor: nameOfActor(by),
    action,
    target: dealTarget(dealId),
    investorId: null,
    detail: { ...auditOfStaff(by), ...detail },
  });
  return dealId;
}
