import { readFileSync } from 'node:fs';

/** What opens each of the files. */
export const PASSPHRASE = 'a passphrase of the test';

/**
 * One of: `openssl.p12` and `openssl-legacy.p12`, one key as `openssl pkcs12 -export` of OpenSSL 3 writes it, the first
 * with a chain, the second with `-legacy`; `written-by-node-forge.p12` and `sealed-by-node-forge.pdf`, a key and a
 * document from before the portal wrote them with pkijs.
 */
export function sealFile(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}

/** A key as the portal kept it before, and the SHA-256 of its certificate. */
export const KEPT_BEFORE = {
  p12: sealFile('written-by-node-forge.p12'),
  passphrase: PASSPHRASE,
  certificateSha256: 'fc3631b2caeec5d6dffad30a03743d4ba41632213d4ca149a31d6bbc15a8f37d',
};
