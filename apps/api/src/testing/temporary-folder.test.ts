import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { memoryFolder } from '../../../../scripts/tooling/memory-folder.mjs';
import { useTemporaryFolder } from './temporary-folder.ts';

it('is of one run, removed with all in it, and with it what a run left that was killed', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = join(memoryFolder(), `portal-t-${pid}`);
  mkdirSync(left);
  writeFileSync(join(left, 'file'), 'left');
  const before = tmpdir();
  const remove = useTemporaryFolder();
  const own = mkdtempSync(join(tmpdir(), 'own-'));
  expect(tmpdir()).toBe(join(memoryFolder(), `portal-t-${process.pid}`));
  expect([existsSync(left), existsSync(own), existsSync(before)]).toEqual([false, true, true]);
  remove();
  expect([tmpdir(), existsSync(own), existsSync(before)]).toEqual([before, false, true]);
});
