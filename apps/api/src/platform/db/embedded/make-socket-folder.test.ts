import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { THIS_PROCESS } from '../../config/process-owner.ts';
import { makeSocketFolder, sweepSocketFolders } from './make-socket-folder.ts';

const { machine, pid } = THIS_PROCESS;
const LONG_AGO = new Date('2026-01-01T00:00:00.000Z');

let temporary: string;
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'sockets-'));
  vi.stubEnv('TMPDIR', temporary);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

function folder(name: string, changedAt?: Date): string {
  const path = join(temporary, name);
  mkdirSync(path);
  writeFileSync(join(path, '.s.PGSQL.5432'), '');
  if (changedAt !== undefined) {
    utimesSync(path, changedAt, changedAt);
  }
  return path;
}

/** The number of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

describe('the folder of a database socket', () => {
  it('is removed when a process starts on the machine of the one that left it', () => {
    const left = [
      folder(`portal-db-${machine}-${deadPid()}-a1b2c3`),
      folder(`portal-db-${machine}-${pid}-a1`, LONG_AGO),
    ];
    const kept = [
      makeSocketFolder(),
      folder(`portal-db-${machine}-${process.ppid}-a1b2c3`, LONG_AGO),
      folder(`portal-db-00000000-${deadPid()}-a1b2c3`, LONG_AGO),
      folder('portal-db-a1b2c3', LONG_AGO),
      folder('another-program', LONG_AGO),
    ];
    sweepSocketFolders();
    expect(left.filter((path) => existsSync(path))).toEqual([]);
    expect(kept.filter((path) => !existsSync(path))).toEqual([]);
  });
});
