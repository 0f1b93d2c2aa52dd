import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sha256Hex } from '../../crypto/new-token.ts';
import type { FileOnDisk } from '../../http/receiving/file-source.ts';

/** These bytes as an uploaded file, in a folder removed with the test. */
export function onDisk(bytes: Buffer): FileOnDisk {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sent-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'sent');
  writeFileSync(path, bytes);
  return { path, sizeBytes: bytes.length, sha256: sha256Hex(bytes) };
}
