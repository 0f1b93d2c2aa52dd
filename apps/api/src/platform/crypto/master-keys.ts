import { createHash } from 'node:crypto';
import { ConfigurationError } from '../config/env.ts';
import { decrypt, encrypt, KEY_BYTES } from './aes-gcm.ts';

const MASTER_ID_BYTES = 4;

/** A key from the configuration; its id is made of it, so that every server names it alike. */
export type MasterKey = { id: string; key: Buffer };

/** The master keys: they wrap data keys and, since these exist, seal nothing else. */
export type MasterKeys = {
  current: MasterKey;
  /** The current one and those before it. */
  all: readonly MasterKey[];
  wrap: (dataKey: Buffer, dataKeyId: string) => Buffer;
  /** Throws ConfigurationError when the master key is not configured, or is not the one that wrapped this key. */
  unwrap: (row: { id: string; wrapped: Buffer; masterKeyId: string }) => Buffer;
};

/** Keys are 32 bytes in base64; the first wraps, the others only open what was wrapped before a change. */
export function readMasterKeys(keysBase64: readonly [string, ...string[]]): MasterKeys {
  const [first, ...previous] = keysBase64;
  const current = readMasterKey(first);
  const all = [current, ...previous.map(readMasterKey)];
  return {
    current,
    all,
    wrap: (dataKey, dataKeyId) => encrypt(current.key, dataKey, boundTo(dataKeyId)),
    unwrap: ({ id, wrapped, masterKeyId }) => {
      const master = all.find((candidate) => candidate.id === masterKeyId);
      if (master === undefined) {
        throw new ConfigurationError(
          `What is stored is encrypted under the master key ${masterKeyId}, which is not configured (SECRET_KEY is ${current.id}). ` +
            'Put that key back as SECRET_KEY, or as secret.key in the data directory; after a change of the key, name the old one in SECRET_KEY_PREVIOUS.',
        );
      }
      try {
        return decrypt(master.key, wrapped, boundTo(id));
      } catch {
        throw new ConfigurationError(
          `The data key ${id} in the database is damaged. Restore the table data_keys from a copy.`,
        );
      }
    },
  };
}

function readMasterKey(text: string): MasterKey {
  const key = Buffer.from(text, 'base64');
  if (key.length !== KEY_BYTES) {
    throw new Error('A master key is 32 bytes in base64');
  }
  return { key, id: createHash('sha256').update(key).digest().subarray(0, MASTER_ID_BYTES).toString('hex') };
}

function boundTo(dataKeyId: string): Buffer {
  return Buffer.from(`data-key:${dataKeyId}`);
}
