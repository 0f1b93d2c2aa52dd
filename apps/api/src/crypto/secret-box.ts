import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const FORMAT_VERSION = 1;
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + KEY_ID_BYTES;

/**
 * Encrypts what must not be readable in the database or on disk: AES-256-GCM, the key's id stored in front,
 * bound to a context (such as `kyc:<id>`), so that a value moved to another row does not open.
 */
export type SecretBox = {
  seal: (plain: Buffer | string, context: string) => Buffer;
  /** Throws when the bytes were changed, moved or belong to a key that is not on the ring. */
  open: (sealed: Uint8Array, context: string) => Buffer;
  /** Keyed fingerprint for links and look-ups, hexadecimal. */
  sign: (text: string) => string;
  verify: (text: string, signature: string) => boolean;
  keyId: string;
};

/** The first key seals; the others only open what was sealed before a rotation. Keys are 32 bytes in base64. */
export function makeSecretBox(keysBase64: readonly [string, ...string[]]): SecretBox {
  const ring = keysBase64.map((text) => {
    const key = Buffer.from(text, 'base64');
    if (key.length !== KEY_BYTES) {
      throw new Error('A key of the secret box is 32 bytes in base64');
    }
    return { key, id: createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES) };
  });
  const [current] = ring;
  if (current === undefined) {
    throw new Error('A secret box needs a key');
  }
  const signingKey = createHmac('sha256', current.key).update('links').digest();
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('hex');
  return {
    keyId: current.id.toString('hex'),
    seal: (plain, context) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.key, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.from([FORMAT_VERSION]), current.id, iv, cipher.getAuthTag(), body]);
    },
    open: (sealed, context) => {
      const bytes = Buffer.from(sealed);
      const id = bytes.subarray(1, HEADER_BYTES);
      const entry = ring.find((candidate) => candidate.id.equals(id));
      if (bytes[0] !== FORMAT_VERSION || entry === undefined) {
        throw new Error('Sealed with an unknown key or format');
      }
      const iv = bytes.subarray(HEADER_BYTES, HEADER_BYTES + IV_BYTES);
      const tag = bytes.subarray(HEADER_BYTES + IV_BYTES, HEADER_BYTES + IV_BYTES + TAG_BYTES);
      // Without the length a shortened tag would be taken, which is easier to guess.
      const decipher = createDecipheriv('aes-256-gcm', entry.key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      return Buffer.concat([
        decipher.update(bytes.subarray(HEADER_BYTES + IV_BYTES + TAG_BYTES)),
        decipher.final(),
      ]);
    },
    sign,
    verify: (text, signature) => {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
