import { type DealMove, type DealState, stateAfter } from '@portal/domain/offering/deals/deal-states';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { databaseErrorCode, transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { type DraftRecord, lockDraft } from '../deal-drafts.store.ts';
import { dealTarget } from './deal-target.ts';
import { findDealId, findOfficeDeal, type OfficeDealRecord } from './office-deals.store.ts';

type Change = {
  dealId: string;
  action: `deal.${string}`;
  /** The version of what is written that the page showed; not given where it does not matter. */
  base?: number;
};

export type WorkedOn = { deal: OfficeDealRecord; written: DraftRecord; at: Date };

/** Names what of the change goes into the audit row; null where nothing was changed. */
type Work = (trx: Db, about: WorkedOn) => Promise<Record<string, unknown> | null>;

const UNIQUE_VIOLATION = '23505';

/**
 * Changes something about a deal for a person of the office, in one transaction with its audit row. What is written is locked
 * first, so that all that is done about one deal happens one after the other. Throws NOT_FOUND, CHANGED_BY_SOMEBODY with who, when
 * and which version is there, and what the work throws.
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
    // The only name of a deal that has to be its own is the one in its address.
    throw databaseErrorCode(error) === UNIQUE_VIOLATION
      ? invalid([{ path: 'slug', key: 'dealProblems.slugTaken' }])
      : error;
  }
}

function refuseStale({ version, changedBy, changedAt }: DraftRecord, base: number | undefined): void {
  if (base !== undefined && base !== version) {
    throw new AppError('CHANGED_BY_SOMEBODY', {
      changed: { by: changedBy ?? '', at: changedAt, version },
    });
  }
}

/** The id of the deal that somebody names by its id or by the name in its address. Throws NOT_FOUND. */
export async function requireDealId({ db }: Pick<Deps, 'db'>, idOrSlug: string): Promise<string> {
  const dealId = await findDealId(db, idOrSlug);
  if (dealId === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return dealId;
}

/**
 * Locks what is written of a deal, which everything that the office does about the deal locks first: it happens one after the
 * other. Throws NOT_FOUND.
 */
export async function lockWrittenDeal(trx: Db, dealId: string): Promise<void> {
  if ((await lockDraft(trx, dealId)) === undefined) {
    throw new AppError('NOT_FOUND');
  }
}

/** The state after a move; throws DEAL_STATE_REFUSES where the deal cannot move so. */
export function requireMove(state: DealState, move: DealMove): DealState {
  const after = stateAfter(state, move);
  if (after === null) {
    throw new AppError('DEAL_STATE_REFUSES', { currentState: state });
  }
  return after;
}
