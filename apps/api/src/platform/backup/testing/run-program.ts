import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PortalPlace } from '../../../testing/portal-place.ts';
import { serverVariables } from '../../../testing/run-server.ts';

const programAt = (name: string) =>
  fileURLToPath(new URL(`../../../main/command-lines/${name}-command-line.ts`, import.meta.url));

/** Runs `npm run backup` or `npm run restore` in a place, as a person does. */
export function runProgram(
  name: 'backup' | 'restore',
  { dataDir, variables }: PortalPlace,
  args: readonly string[],
): Promise<{ ok: boolean; output: string }> {
  const { PATH, POSTGRES_BIN } = process.env;
  const env = { PATH, POSTGRES_BIN, ...serverVariables(dataDir, variables) };
  return new Promise((resolve) => {
    execFile(process.execPath, [programAt(name), ...args], { env, cwd: dataDir }, (error, stdout, stderr) =>
      resolve({ ok: error === null, output: `${stdout}${stderr}` }),
    );
  });
}
