// Wide: a restore that begins over data that is there, with a wrong key or from a damaged backup.
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMemorandum } from '../../testing/deal-papers.ts';
import { addDeal } from '../../testing/deals.ts';
import { newPortalPlace, type PortalPlace } from '../../testing/portal-place.ts';
import { serverVariables } from '../../testing/run-server.ts';
import { startHere } from '../../testing/start-here.ts';
import { readConfig } from '../config/config.ts';
import { pdfOf } from '../files/testing/sample-files.ts';
import { BackupRefused } from './backup-manifest.ts';
import { restore } from './restore.ts';
import { runBackupCommand } from './run-backup-command.ts';
import { runProgram } from './testing/run-program.ts';

const LIMIT_MS = 180_000;
const KEY = { SECRET_KEY: Buffer.alloc(32, 9).toString('base64') };
const OTHER_KEY = { SECRET_KEY: Buffer.alloc(32, 8).toString('base64') };

let place: PortalPlace;
let server: Awaited<ReturnType<typeof startHere>>;
let backups: string;
let backup: string;
beforeAll(async () => {
  place = await newPortalPlace('migrated', KEY);
  backups = mkdtempSync(join(tmpdir(), 'portal-backups-'));
  backup = join(backups, 'first');
  server = await startHere(place);
  const { deps } = server;
  await addMemorandum(deps, await addDeal({ db: deps.db, deps }), await pdfOf(1));
  expect(await runBackupCommand(deps, [backup], () => undefined)).toMatchObject({ ok: true });
}, LIMIT_MS);
afterAll(async () => {
  await server.stop();
  await place.drop();
  rmSync(backups, { recursive: true });
});

const configOf = ({ dataDir, variables }: PortalPlace) => readConfig(serverVariables(dataDir, variables));

describe('a backup', () => {
  it.each([
    ['into a folder that exists', 'backup' as const, () => [backup], 'exists already'],
    ['from no folder', 'restore' as const, () => [], 'Say which backup'],
  ])(
    '%s is refused with a sentence, by the program',
    {
      timeout: LIMIT_MS,
    },
    async (_case, program, args, sentence) => {
      expect(await runProgram(program, place, args())).toEqual({
        ok: false,
        output: expect.stringContaining(sentence),
      });
    },
  );

  it('into no folder is refused with a sentence', async () => {
    expect(await runBackupCommand(server.deps, [], () => undefined)).toEqual({
      ok: false,
      lines: [expect.stringContaining('Say where to put the backup')],
    });
  });

  it('from a folder without one is refused with a sentence', async () => {
    await expect(restore(configOf(place), backups)).rejects.toThrow('backup.json is missing');
  });

  it('is not restored with a key that does not open it', { timeout: LIMIT_MS }, async () => {
    const other = await newPortalPlace('empty', OTHER_KEY);
    const result = await runProgram('restore', other, [backup]);
    expect(result.ok).toBe(false);
    expect(result.output).toMatch(/SECRET_KEY/);
    await other.drop();
  });

  it('that was damaged is refused before anything is touched', { timeout: LIMIT_MS }, async () => {
    const other = await newPortalPlace('empty', KEY);
    const [name = ''] =
      readFileSync(join(backup, 'files.sha256'), 'utf8').split('\n')[0]?.split('  ').slice(1) ?? [];
    appendFileSync(join(backup, 'files', name), 'x');
    const refusal = new BackupRefused(`The backup is damaged: ${name} is changed.`);
    await expect(restore(configOf(other), backup)).rejects.toThrow(refusal);
    expect(readdirSync(other.dataDir)).toEqual([]);
    await other.drop();
  });
});
