import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

/**
 * The key that encrypts personal data: the configured one, else one made on first start and kept in the data
 * directory, readable by its owner only (outside production, where the configuration demands one).
 */
export function loadSecretKey(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) {
    return configured;
  }
  const path = join(dataDir, 'secret.key');
  if (existsSync(path)) {
    return readFileSync(path, 'utf8').trim();
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const key = randomBytes(KEY_BYTES).toString('base64');
  writeFileSync(path, `${key}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
