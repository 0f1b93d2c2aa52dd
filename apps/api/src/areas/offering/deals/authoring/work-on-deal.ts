import { type DealMove, type DealState, stateAfter } from '@portal/domain/offering/deals/deal-states';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { isUniqueViolation, transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { type DraftRecord, lockDraft } from '../deal-drafts.store.ts';
import { dealTarget } from './deal-target.ts';
import { findDealId, findOfficeDeal, type OfficeDealRecord } from './office-deals.store.ts';

type Change = {
  dealId: string;
  action: `deal.${string}`;
  /** The version of the draft that the page showed; omitted where it does not matter. */
  base?: number;
};

export type WorkedOn = { deal: OfficeDealRecord; written: DraftRecord; at: Date };

/** Returns the detail of the audit row; null if nothing was changed. */
type Work = (trx: Db, about: WorkedOn) => Promise<Record<string, unknown> | null>;

/**
 * Changes something about a deal on behalf of a staff member, in one transaction with its audit row. Locks the draft
 * first, so that changes of one deal never overlap. Throws NOT_FOUND, CHANGED_BY_SOMEBODY with who, when and the
 * current version, and whatever the work throws.
 */
export async function workOnDeal(
  deps: Deps,
  by: StaffActor,
  { dealId, action, base }: Change,
  work: Work,
): Promise<void> {
  const run = async (trx: Db) => {
    const written = await lockDraft(trx, dealId);
    const deal = written === undefined ? undefined : await findOfficeDeal(trx, dealId);
    if (written === undefined || deal === undefined) {
      throw new AppError('NOT_FOUND');
    }
    refuseStale(written, base);
    const at = deps.clock.now();
    const detail = await work(trx, { deal, written, at });
    if (detail !== null) {
      await appendAudit(trx, deps, at, {
        actor: nameOfActor(by),
        action,
        target: dealTarget(dealId),
        investorId: null,
        detail: { ...auditOfStaff(by), ...detail },
      });
    }
  };
  try {
    await transact(deps.db, run);
  } catch (error) {
    // The slug is the only thing that has to be unique.
    throw isUniqueViolation(error) ? invalid([{ path: 'slug', key: 'dealProblems.slugTaken' }]) : error;
  }
}

function refuseStale({ version, changedBy, changedAt }: DraftRecord, base: number | undefined): void {
  if (base !== undefined && base !== version) {
    throw new AppError('CHANGED_BY_SOMEBODY', {
      changed: { by: changedBy ?? '', at: changedAt, version },
    });
  }
}

/** A deal's id by its id or slug. Throws NOT_FOUND. */
export async function requireDealId({ db }: Pick<Deps, 'db'>, idOrSlug: string): Promise<string> {
  const dealId = await findDealId(db, idOrSlug);
  if (dealId === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return dealId;
}

/**
 * Locks a deal's draft, as everything the office does about a deal does first, so that nothing overlaps. Throws
 * NOT_FOUND.
 */
export async function lockWrittenDeal(trx: Db, dealId: string): Promise<void> {
  if ((await lockDraft(trx, dealId)) === undefined) {
    throw new AppError('NOT_FOUND');
  }
}

/** The state after a move. Throws DEAL_STATE_REFUSES if the deal cannot make it. */
export function requireMove(state: DealState, move: DealMove): DealState {
  const after = stateAfter(state, move);
  if (after === null) {
    throw new AppError('DEAL_STATE_REFUSES', { currentState: state });
  }
  return after;
}
