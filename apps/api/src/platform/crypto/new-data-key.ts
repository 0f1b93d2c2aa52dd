import { createSecretKey, randomBytes } from 'node:crypto';
import type { DataKeyRow } from './data-keys.store.ts';
import { KEY_BYTES } from './encrypt.ts';
import type { KeyPurpose } from './key-purpose.ts';
import type { MasterKeys } from './master-keys.ts';

export const DATA_KEY_ID_BYTES = 8;

/** A new current key for its purpose, wrapped and ready to be stored; pass `key` only to use a particular one. */
export function newDataKey(
  masters: MasterKeys,
  purpose: KeyPurpose,
  at: Date,
  key = createSecretKey(randomBytes(KEY_BYTES)),
): DataKeyRow {
  const id = randomBytes(DATA_KEY_ID_BYTES).toString('hex');
  return {
    id,
    purpose,
    wrapped: masters.wrap(key, id),
    masterKeyId: masters.current.id,
    createdAt: at,
    retiredAt: null,
  };
}
