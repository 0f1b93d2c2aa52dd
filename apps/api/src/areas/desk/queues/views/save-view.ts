import type { SaveViewInput } from '@portal/domain/desk/queues/office-desk.wire';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { countOwnViews, insertView, removeOwnView, VIEWS_MAX } from './views.store.ts';

/** Saves a list under a name, for oneself or for everybody, and returns its id. Throws VALIDATION for one too many. */
export async function saveView(deps: Deps, by: StaffActor, input: SaveViewInput): Promise<string> {
  const id = deps.newId();
  await transact(deps.db, async (trx) => {
    if ((await countOwnViews(trx, by.staffId)) >= VIEWS_MAX) {
      throw invalid([{ path: 'name', key: 'office.desk.tooManyViews', values: { count: VIEWS_MAX } }]);
    }
    await insertView(trx, by.staffId, { id, ...input }, deps.clock.now());
    await auditView(trx, deps, by, 'desk.view-saved', id, { queue: input.queue, isShared: input.isShared });
  });
  return id;
}

/** Throws NOT_FOUND for a view that is not the person's own. */
export async function removeView(deps: Deps, by: StaffActor, id: string): Promise<void> {
  await transact(deps.db, async (trx) => {
    if (!(await removeOwnView(trx, by.staffId, id, deps.clock.now()))) {
      throw new AppError('NOT_FOUND');
    }
    await auditView(trx, deps, by, 'desk.view-removed', id, {});
  });
}

async function auditView(
  trx: Db,
  deps: Deps,
  by: StaffActor,
  action: string,
  id: string,
  detail: Record<string, unknown>,
): Promise<void> {
  await appendAudit(trx, deps, deps.clock.now(), {
    actor: nameOfActor(by),
    action,
    target: `desk-view:${id}`,
    investorId: null,
    detail: { ...auditOfStaff(by), ...detail },
  });
}
