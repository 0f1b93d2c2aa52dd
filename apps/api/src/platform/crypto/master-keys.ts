import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { ConfigurationError } from '../config/config.ts';
import { decrypt, encrypt, KEY_BYTES } from './encrypt.ts';

const MASTER_ID_BYTES = 4;

/** A key from the configuration; its id is derived from it, so that every server names it alike. */
export type MasterKey = { id: string; key: KeyObject };

/** The master keys: they wrap data keys and, since these exist, seal nothing else. */
export type MasterKeys = {
  current: MasterKey;
  /** The current one and the earlier ones. */
  all: readonly MasterKey[];
  wrap: (dataKey: KeyObject, dataKeyId: string) => Buffer;
  /** Throws ConfigurationError when the master key is not configured, or is not the one that wrapped this key. */
  unwrap: (row: { id: string; wrapped: Buffer; masterKeyId: string }) => KeyObject;
};

/** Keys are 32 bytes in base64; the first wraps, the others only open what was wrapped before a change. */
export function readMasterKeys(keysBase64: readonly [string, ...string[]]): MasterKeys {
  const [first, ...previous] = keysBase64;
  const current = readMasterKey(first);
  const all = [current, ...previous.map(readMasterKey)];
  return {
    current,
    all,
    wrap: (dataKey, dataKeyId) => encrypt(current.key, dataKey.export(), boundTo(dataKeyId)),
    unwrap: ({ id, wrapped, masterKeyId }) => {
      const master = all.find((candidate) => candidate.id === masterKeyId);
      if (master === undefined) {
        throw new ConfigurationError(
          `What is stored is encrypted under the master key ${masterKeyId}, which is not configured (SECRET_KEY is ${current.id}). ` +
            'Put that key back as SECRET_KEY, or as secret.key in the data directory; after a change of the key, name the old one in SECRET_KEY_PREVIOUS.',
        );
      }
      try {
        return createSecretKey(decrypt(master.key, wrapped, boundTo(id)));
      } catch {
        throw new ConfigurationError(
          `The data key ${id} in the database is damaged. Restore the table data_keys from a copy.`,
        );
      }
    },
  };
}

function readMasterKey(text: string): MasterKey {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== KEY_BYTES) {
    throw new Error('A master key is 32 bytes in base64');
  }
  const id = createHash('sha256').update(bytes).digest().subarray(0, MASTER_ID_BYTES).toString('hex');
  return { id, key: createSecretKey(bytes) };
}

function boundTo(dataKeyId: string): Buffer {
  return Buffer.from(`data-key:${dataKeyId}`);
}
