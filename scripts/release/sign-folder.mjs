import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../tooling/say.mjs';

export const SUMS = 'SHA256SUMS';

/**
 * Writes the digests of a folder's files as `sha256sum --check` reads them and, with a key, their signature and the key's public half, as
 * `openssl pkeyutl -verify -rawin` reads both.
 * @param {string} folder
 * @param {string | undefined} keyPath of an Ed25519 key in PEM: `openssl genpkey -algorithm ed25519 -out release.key`
 */
export async function signFolder(folder, keyPath) {
  const names = readdirSync(folder).filter((name) => !name.startsWith(SUMS) && name !== 'release.pub');
  let sums = '';
  for (const name of names.sort()) {
    sums += `${await digestOf(join(folder, name))}  ${name}\n`;
  }
  writeFileSync(join(folder, SUMS), sums);
  if (keyPath !== undefined) {
    const key = createPrivateKey(readFileSync(keyPath));
    if (key.asymmetricKeyType !== 'ed25519') {
      throw new Refusal(`${keyPath} is no Ed25519 key: openssl genpkey -algorithm ed25519 -out release.key`);
    }
    writeFileSync(join(folder, `${SUMS}.sig`), sign(null, Buffer.from(sums), key));
    const half = createPublicKey(key).export({ type: 'spki', format: 'pem' });
    writeFileSync(join(folder, 'release.pub'), half);
  }
}

/** @param {string} path */
async function digestOf(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
