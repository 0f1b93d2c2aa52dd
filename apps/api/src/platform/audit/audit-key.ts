import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto';
import type { DataKey } from '../crypto/key-ring.ts';

const BYTES = 32;
/** What precedes the seed of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** What one data key of the audit log can do, and nobody with only the database can. */
export type AuditKey = {
  id: string;
  /** Authentication code of a row (HMAC-SHA-256), hexadecimal. */
  macOf: (text: string) => string;
  isMacOf: (text: string, mac: string) => boolean;
  /** Ed25519 signature in base64. */
  sign: (text: string) => string;
  isSignatureOf: (text: string, signature: string) => boolean;
  /** In base64, 32 bytes: what others check signatures with. */
  publicKey: string;
};

const derived = new WeakMap<DataKey, AuditKey>();

/** The two keys that a data key of the audit log stands for, one to mark rows and one to sign roots. */
export function auditKeyOf(dataKey: DataKey): AuditKey {
  const known = derived.get(dataKey) ?? derive(dataKey);
  derived.set(dataKey, known);
  return known;
}

function derive({ id, key }: DataKey): AuditKey {
  // Raw bytes would be turned into a key for each code, which takes five times as long as the code itself.
  const macKey = createSecretKey(derivedBytes(key, 'audit row'));
  const signingKey = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, derivedBytes(key, 'audit root')]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(signingKey);
  const macOf = (text: string) => createHmac('sha256', macKey).update(text).digest('hex');
  return {
    id,
    macOf,
    isMacOf: (text, mac) => {
      const [expected, given] = [Buffer.from(macOf(text)), Buffer.from(mac)];
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
    sign: (text) => sign(null, Buffer.from(text), signingKey).toString('base64'),
    isSignatureOf: (text, signature) =>
      verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64')),
    publicKey: rawPublicKey(publicKey),
  };
}

function derivedBytes(key: KeyObject, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), purpose, BYTES));
}

function rawPublicKey(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).subarray(-BYTES).toString('base64');
}
