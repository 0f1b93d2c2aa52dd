import { appendAudit } from '../audit/audit.store.ts';
import {
  addDataKey,
  listDataKeys,
  lockDataKeys,
  retireCurrentKey,
  setWrapping,
} from '../crypto/data-keys.store.ts';
import type { KeyPurpose } from '../crypto/key-purpose.ts';
import { newDataKey } from '../crypto/new-data-key.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';

export type Rotation = {
  /** The data key that seals from now on. */
  keyId: string;
  /** How many keys were rewrapped by the current master key. */
  rewrapped: number;
};

/**
 * Creates a new current data key and wraps every key with the current master key, while servers run: sealed values stay under their
 * retired key, which still opens them. Master keys that sealed values directly, before there were data keys, are kept as data keys,
 * so that SECRET_KEY_PREVIOUS is not needed afterwards. Throws ConfigurationError when a key cannot be unwrapped; then nothing
 * changes.
 */
export async function rotateKeys(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets' | 'audit'>,
  purposes: readonly KeyPurpose[],
): Promise<Rotation> {
  const { keys } = deps.secrets;
  const { masters } = keys;
  const rotation = await transact(deps.db, async (trx) => {
    const at = deps.clock.now();
    await lockDataKeys(trx);
    const rows = await listDataKeys(trx);
    const stale = rows.filter(({ masterKeyId }) => masterKeyId !== masters.current.id);
    for (const row of stale) {
      const wrapped = masters.wrap(masters.unwrap(row), row.id);
      await setWrapping(trx, { id: row.id, wrapped, masterKeyId: masters.current.id });
    }
    for (const { id, key } of masters.all.filter((master) => master !== masters.current)) {
      await addDataKey(trx, {
        id,
        purpose: 'seal',
        wrapped: masters.wrap(key, id),
        masterKeyId: masters.current.id,
        createdAt: at,
        retiredAt: at,
      });
    }
    for (const purpose of purposes) {
      await retireCurrentKey(trx, purpose, at);
      await addDataKey(trx, newDataKey(masters, purpose, at));
    }
    const made = { rewrapped: stale.length, masterKeyId: masters.current.id, purposes };
    await appendAudit(trx, deps, at, {
      actor: 'operator',
      action: 'keys.rotated',
      target: 'data-keys',
      investorId: null,
      detail: made,
    });
    return { rewrapped: stale.length };
  });
  await keys.reload();
  return { keyId: keys.current().id, ...rotation };
}
