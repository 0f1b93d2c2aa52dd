import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { memoryFolder } from './memory-folder.mjs';

test('what nobody needs afterwards goes where a folder can be made', () => {
  const folder = memoryFolder();
  assert.ok(['/dev/shm', tmpdir()].includes(folder));
  rmSync(mkdtempSync(join(folder, 'portal-test-')), { recursive: true });
});
