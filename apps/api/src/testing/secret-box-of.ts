import type { DataKeyRow } from '../platform/crypto/data-keys.store.ts';
import { openKeyRing } from '../platform/crypto/key-ring.ts';
import { readMasterKeys } from '../platform/crypto/master-keys.ts';
import { newDataKey } from '../platform/crypto/new-data-key.ts';
import { makeSecretBox, type SecretBox } from '../platform/crypto/secret-box.ts';

export const TEST_MASTER_KEY = Buffer.alloc(32, 3).toString('base64');

/** A secret box without a database; boxes of the same rows know the same keys. */
export async function secretBoxOf(
  rows: DataKeyRow[] = [],
  masterKeys: readonly [string, ...string[]] = [TEST_MASTER_KEY],
): Promise<SecretBox> {
  const masters = readMasterKeys(masterKeys);
  if (rows.length === 0) {
    const at = new Date();
    const purposes = ['seal', 'links', 'audit', 'match'] as const;
    rows.push(...purposes.map((purpose) => newDataKey(masters, purpose, at)));
  }
  return makeSecretBox(await openKeyRing({ masters, readRows: async () => rows, mayLookAgain: true }));
}
