import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DataDirectoryBusyError, lockDataDirectory } from './lock-data-directory.ts';

const MODULE = new URL('./lock-data-directory.ts', import.meta.url).href;

describe('the lock on the data directory', () => {
  it('belongs to one process alone, and is free again when released', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'portal-lock-'));
    const unlock = await lockDataDirectory(directory);
    await expect(lockDataDirectory(directory)).rejects.toThrow(DataDirectoryBusyError);
    await unlock();
    await (await lockDataDirectory(directory))();
  });

  it('of a killed process is free at once', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'portal-lock-'));
    const script = `const { lockDataDirectory } = await import(${JSON.stringify(MODULE)}); await lockDataDirectory(${JSON.stringify(directory)}); console.log('locked'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await expect(lockDataDirectory(directory)).rejects.toThrow(directory);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await lockDataDirectory(directory))();
  });
});
