import { randomBytes } from 'node:crypto';
import { makeSealCertificate } from '../../../papers/seal/make-seal-certificate.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findPortalKey, keepPortalKey } from './portal-keys.store.ts';

export type SealKey = { p12: Buffer; passphrase: string };

const KEY_NAME = 'seal';
const PASSPHRASE_BYTES = 24;

/** What opens a key that all servers share; bound to its name. */
export function portalKeyContext(name: string): string {
  return `portal-key:${name}`;
}

/**
 * The dealer's certificate with which documents are sealed: the configured one, else one that the portal makes the
 * first time and keeps, encrypted, in the database, where every server finds the same.
 */
export async function loadSealKey(deps: Deps): Promise<SealKey> {
  const { seal } = deps.config;
  if (seal !== undefined) {
    return seal;
  }
  const kept = await findPortalKey(deps.db, KEY_NAME);
  return openKey(deps, kept ?? (await makeKey(deps)));
}

async function makeKey(deps: Deps): Promise<Buffer> {
  const { name, city, province } = deps.config.dealer;
  const at = deps.clock.now();
  const passphrase = randomBytes(PASSPHRASE_BYTES).toString('base64url');
  const subject = { commonName: name, organization: name, city, province };
  const { p12 } = await makeSealCertificate(subject, at, passphrase);
  const plain = JSON.stringify({ p12: p12.toString('base64'), passphrase });
  return keepPortalKey(deps.db, KEY_NAME, deps.secrets.seal(plain, portalKeyContext(KEY_NAME)), at);
}

async function openKey(deps: Deps, sealed: Buffer): Promise<SealKey> {
  const opened = await deps.secrets.open(sealed, portalKeyContext(KEY_NAME));
  const kept: { p12: string; passphrase: string } = JSON.parse(opened.toString());
  return { p12: Buffer.from(kept.p12, 'base64'), passphrase: kept.passphrase };
}
