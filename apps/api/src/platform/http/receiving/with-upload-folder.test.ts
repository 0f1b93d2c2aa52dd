import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { THIS_PROCESS } from '../../config/process-owner.ts';
import { sweepUploadFolders, withUploadFolder } from './with-upload-folder.ts';

const HOST = THIS_PROCESS.machine;
const TWO_HOURS_MS = 7_200_000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-folders-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** The number of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

function leftBehind(name: string, ageMs = 0): void {
  const path = join(dataDir, 'tmp', name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'part-0'), 'half a passport');
  const then = new Date(Date.now() - ageMs);
  utimesSync(path, then, then);
}

describe("an upload's folder", () => {
  it('is open only to its owner, and removed with its content when the request is answered', async () => {
    let seen = '';
    const result = await withUploadFolder(dataDir, async (folder) => {
      seen = folder;
      writeFileSync(join(folder, 'part-0'), 'a passport');
      expect(statSync(folder).mode & 0o777).toBe(0o700);
      expect(statSync(join(dataDir, 'tmp')).mode & 0o777).toBe(0o700);
      return 'answered';
    });
    expect(result).toBe('answered');
    expect(existsSync(seen)).toBe(false);
  });

  it('is also removed if the request failed', async () => {
    await expect(
      withUploadFolder(dataDir, async () => {
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
  });

  it.each([
    ['of a process that was killed', () => leftBehind(`upload_${HOST}_${endedProcess()}_a`), true, 0],
    ['of this process at work', () => leftBehind(`upload_${HOST}_${process.pid}_a`), false, 1],
    [
      'of a process that had the same number before',
      () => leftBehind(`upload_${HOST}_${process.pid}_a`),
      true,
      0,
    ],
    ['of a server on another machine', () => leftBehind('upload_0a0b0c0d_1_a'), true, 1],
    [
      'of a server on another machine, hours ago',
      () => leftBehind('upload_0a0b0c0d_1_a', TWO_HOURS_MS),
      true,
      0,
    ],
    ['of nobody knows whom, hours ago', () => leftBehind('something', TWO_HOURS_MS), false, 0],
  ])('%s is swept or left alone', async (_whose, leave, isStarting, left) => {
    leave();
    await sweepUploadFolders(dataDir, { now: new Date(), isStarting });
    expect(readdirSync(join(dataDir, 'tmp'))).toHaveLength(left);
  });

  it('need not exist to be swept', async () => {
    expect(await sweepUploadFolders(dataDir, { now: new Date(), isStarting: true })).toBe(0);
  });
});
