import { makeSealCertificate } from '../../../../papers/seal/make-seal-certificate.ts';
import { readP12 } from '../../../../papers/seal/read-p12.ts';
import {
  readSealKey,
  type SealKey,
  type SealKeyText,
  writeSealKey,
} from '../../../../papers/seal/seal-key.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findPortalKey, keepPortalKey } from './seal-keys.store.ts';

/** How a key of before was kept: its file with the passphrase beside it. */
type KeptP12 = { p12: string; passphrase: string };

const KEY_NAME = 'seal';

/** The context of a key that all servers share; bound to its name. */
export function portalKeyContext(name: string): string {
  return `portal-key:${name}`;
}

/**
 * The dealer's certificate for sealing documents: the configured one, or else one that the portal makes the first time and
 * stores, encrypted, in the database, where every server finds it.
 */
export async function loadSealKey(deps: Deps): Promise<SealKey> {
  const { seal } = deps.config;
  if (seal !== undefined) {
    return readP12(seal.p12, seal.passphrase);
  }
  const kept = await findPortalKey(deps.db, KEY_NAME);
  return openKey(deps, kept ?? (await makeKey(deps)));
}

async function makeKey(deps: Deps): Promise<Buffer> {
  const { name, city, province } = deps.config.dealer;
  const at = deps.clock.now();
  const subject = { commonName: name, organization: name, city, province };
  const plain = JSON.stringify(writeSealKey(await makeSealCertificate(subject, at)));
  return keepPortalKey(deps.db, KEY_NAME, deps.secrets.seal(plain, portalKeyContext(KEY_NAME)), at);
}

async function openKey(deps: Deps, sealed: Buffer): Promise<SealKey> {
  const opened = await deps.secrets.open(sealed, portalKeyContext(KEY_NAME));
  const kept: SealKeyText | KeptP12 = JSON.parse(opened.toString());
  return 'p12' in kept ? readP12(Buffer.from(kept.p12, 'base64'), kept.passphrase) : readSealKey(kept);
}
