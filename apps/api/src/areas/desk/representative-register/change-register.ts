import { leadsBack } from '@portal/domain/people/representatives/representative';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import {
  lockRepresentatives,
  type StoredRepresentative,
} from '../../people/representatives/keep-register.ts';
import type { Dependents } from './dependents.store.ts';

type Change = {
  representativeId: string;
  /** The version that the page showed. */
  version: number;
  action: `representative.${string}`;
};

type Work = (
  trx: Db,
  one: StoredRepresentative,
  all: readonly StoredRepresentative[],
) => Promise<Record<string, unknown>>;

/**
 * Changes a representative and writes the audit row in one transaction, with the whole register locked. Throws NOT_FOUND,
 * CHANGED_MEANWHILE if somebody has changed them since, and what the work throws.
 */
export async function changeRegister(
  deps: Deps,
  by: StaffActor,
  { representativeId, version, action }: Change,
  work: Work,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const all = await lockRepresentatives(trx);
    const one = all.find(({ id }) => id === representativeId);
    if (one === undefined) {
      throw new AppError('NOT_FOUND');
    }
    if (one.version !== version) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    const detail = await work(trx, one, all);
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action,
      target: `representative:${representativeId}`,
      investorId: null,
      detail: { ...auditOfStaff(by), ...detail },
    });
  });
}

/** Throws VALIDATION for a stand-in who has left, or one whose own clients would come back to the person they stand in for. */
export function refuseCover(all: readonly StoredRepresentative[], id: string, coverId: string | null): void {
  if (coverId === null) {
    return;
  }
  if (all.find((one) => one.id === coverId)?.isActive !== true) {
    throw invalid([{ path: 'coverId', key: 'representatives.cover.gone' }]);
  }
  if (leadsBack(all, id, coverId)) {
    throw invalid([{ path: 'coverId', key: 'representatives.cover.round' }]);
  }
}

/** True if somebody has to take over when the representative leaves. */
export function needsCover({ clients, openOrders }: Pick<Dependents, 'clients' | 'openOrders'>): boolean {
  return clients > 0 || openOrders > 0;
}
