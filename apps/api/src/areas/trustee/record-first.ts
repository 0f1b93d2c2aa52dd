import { appendAudit } from '../../platform/audit/audit.store.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { particularsOf } from './read-folder.ts';
import { markOf, sealTrustee } from './sealed-trustee.ts';
import { findInForce, insertFirst } from './trustee-particulars.store.ts';
import { TRUSTEE_TARGET } from './trustee-payload.ts';

/** Trusts what the dealer's folder says of the trustee, once: at the first start on a database. Later starts change nothing. */
export async function recordFirstParticulars(
  deps: Pick<Deps, 'db' | 'secrets' | 'audit' | 'clock' | 'config'>,
): Promise<void> {
  if ((await findInForce(deps.db)) !== undefined) {
    return;
  }
  const particulars = particularsOf(deps.config.brand, deps.config);
  const mark = markOf(deps, particulars);
  const at = deps.clock.now();
  await transact(deps.db, async (trx) => {
    if (await insertFirst(trx, { sealed: sealTrustee(deps, 1, particulars), mark, at })) {
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
