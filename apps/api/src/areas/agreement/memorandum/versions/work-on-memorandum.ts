import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { lockWrittenDeal } from '../../../offering/deals/authoring/work-on-deal.ts';

type Change = { dealId: string; action: `memorandum.${string}` };

/** Answers with the details for the audit row. */
type Work = (trx: Db, at: Date) => Promise<Record<string, unknown>>;

/**
 * Changes something about a deal's memorandum on behalf of staff, in one transaction with its audit row. Throws NOT_FOUND for an
 * unknown deal, and what the work throws.
 */
export async function workOnMemorandum(
  deps: Deps,
  by: StaffActor,
  { dealId, action }: Change,
  work: Work,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    await lockWrittenDeal(trx, dealId);
    const at = deps.clock.now();
    const detail = await work(trx, at);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action,
      target: `deal:${dealId}`,
      investorId: null,
      detail: { ...auditOfStaff(by), ...detail },
    });
  });
}
