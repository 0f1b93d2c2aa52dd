import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { particularsOf } from './read-folder.ts';
import { markOf, sealTrustee } from './seal-trustee.ts';
import { findInForce, insertFirst } from './trustee-particulars.store.ts';
import { TRUSTEE_TARGET } from './trustee-payload.ts';

/** Trusts what the dealer's folder says about the trustee, once: at the first start on a database. */
export async function recordFirstParticulars(
  deps: Pick<Deps, 'db' | 'secrets' | 'audit' | 'clock' | 'config'>,
): Promise<void> {
  if ((await findInForce(deps.db)) !== undefined) {
    return;
  }
  const at = deps.clock.now();
  await transact(deps.db, async (trx) => {
    if (await trustFolder(trx, deps, at)) {
      await appendAudit(trx, deps, at, {
        actor: 'system',
        action: 'trustee.recorded',
        target: TRUSTEE_TARGET,
        investorId: null,
        detail: { version: 1 },
      });
    }
  });
}

/** Stores the folder's particulars as the first version; false if there is one already. */
export async function trustFolder(
  trx: Db,
  deps: Pick<Deps, 'secrets' | 'config'>,
  at: Date,
): Promise<boolean> {
  const particulars = particularsOf(deps.config.brand, deps.config);
  return insertFirst(trx, {
    sealed: sealTrustee(deps, 1, particulars),
    mark: markOf(deps, particulars),
    at,
  });
}
