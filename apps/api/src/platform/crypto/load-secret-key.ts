import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '../config/config.ts';

const KEY_BYTES = 32;

/**
 * The key that encrypts personal data: the configured one, else one generated on first start and kept in the data directory,
 * readable only by its owner (outside production, where the configuration must give one). Throws ConfigurationError if the stored
 * key is damaged: a new one would open nothing that is stored.
 */
export function loadSecretKey(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) {
    return configured;
  }
  const path = join(dataDir, 'secret.key');
  if (!existsSync(path)) {
    makeKey(dataDir, path);
  }
  const key = readFileSync(path, 'utf8').trim();
  if (Buffer.from(key, 'base64').length !== KEY_BYTES) {
    throw new ConfigurationError(
      `The key in ${path} is damaged. Put it back from a copy, or set SECRET_KEY.`,
    );
  }
  return key;
}

/** Written aside, synced and linked: the key appears whole or not at all, and the first of two processes wins. */
function makeKey(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomUUID()}`;
  writeFileSync(temporary, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(temporary, path);
  } catch (error) {
    if (!existsSync(path)) {
      throw error;
    }
  } finally {
    rmSync(temporary, { force: true });
  }
}
