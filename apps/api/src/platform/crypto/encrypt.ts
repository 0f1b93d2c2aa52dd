import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

export const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/**
 * AES-256-GCM: a random initialization vector, the tag, then the bytes. `bound` must be the same to open it again. Raw bytes would
 * be turned into a key for each value, which takes six times as long as starting the cipher.
 */
export function encrypt(key: KeyObject, plain: Buffer | string, bound: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(bound);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws if the bytes, their binding or the key differ from those of the encryption. */
export function decrypt(key: KeyObject, sealed: Buffer, bound: Buffer): Buffer {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  // Without the length a shortened tag would be accepted, which is easier to guess.
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(bound)
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
