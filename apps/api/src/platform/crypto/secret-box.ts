import { createHmac, timingSafeEqual } from 'node:crypto';
import { decrypt, encrypt } from './encrypt.ts';
import type { KeyRing } from './key-ring.ts';
import { DATA_KEY_ID_BYTES } from './new-data-key.ts';

/** Sealed directly under a master key, as by the first versions of the portal; still opened, no longer written. */
const FORMAT_MASTER_KEY = 1;
const MASTER_KEY_ID_BYTES = 4;
/** Under a data key. */
const FORMAT_DATA_KEY = 2;

/**
 * Encrypts what must not be readable in the database or on disk: AES-256-GCM under a data key whose id comes first, bound to a
 * context (such as `kyc:<id>`), so that a value moved to another row does not open.
 */
export type SecretBox = {
  seal: (plain: Buffer | string, context: string) => Buffer;
  /**
   * Rejects if the bytes were changed or moved, or their key does not exist. A key that another server has just created is found.
   */
  open: (sealed: Uint8Array, context: string) => Promise<Buffer>;
  /** Keyed fingerprint for links and look-ups, hexadecimal. It stays the same when the data keys are rotated. */
  sign: (text: string) => string;
  verify: (text: string, signature: string) => boolean;
  /** The keys themselves, for encrypting files as they stream. */
  keys: KeyRing;
};

export function makeSecretBox(keys: KeyRing): SecretBox {
  const sign = (text: string) => createHmac('sha256', keys.linkKey()).update(text).digest('hex');
  return {
    keys,
    seal: (plain, context) => {
      const { id, key } = keys.current();
      const header = headerOf(id);
      return Buffer.concat([header, encrypt(key, plain, Buffer.concat([header, Buffer.from(context)]))]);
    },
    open: async (sealed, context) => {
      const bytes = Buffer.from(sealed);
      const { header, keyId } = readHeader(bytes);
      const { key } = await keys.byId(keyId);
      const isBoundToHeader = bytes[0] === FORMAT_DATA_KEY;
      const bound = Buffer.concat([isBoundToHeader ? header : Buffer.alloc(0), Buffer.from(context)]);
      return decrypt(key, bytes.subarray(header.length), bound);
    },
    sign,
    verify: (text, signature) => {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

/** What precedes everything this data key sealed in the database. */
export function headerOf(dataKeyId: string): Buffer {
  return Buffer.concat([Buffer.from([FORMAT_DATA_KEY]), Buffer.from(dataKeyId, 'hex')]);
}

/** The key a sealed value names, and what precedes its bytes. Throws for an unknown format. */
export function readHeader(bytes: Buffer): { header: Buffer; keyId: string } {
  const version = bytes[0];
  if (version !== FORMAT_MASTER_KEY && version !== FORMAT_DATA_KEY) {
    throw new Error('Sealed in an unknown format');
  }
  const length = 1 + (version === FORMAT_DATA_KEY ? DATA_KEY_ID_BYTES : MASTER_KEY_ID_BYTES);
  const header = bytes.subarray(0, length);
  return { header, keyId: header.subarray(1).toString('hex') };
}
