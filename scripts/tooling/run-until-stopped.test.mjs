import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const HERE = new URL('.', import.meta.url).href;
const LIMIT = { timeout: 20_000 };

/** As `npm start` does: something is installed or built first, and then the server started. */
const STARTS = `
  import { spawn } from 'node:child_process';
  import { endWithUs } from '${HERE}running-programs.mjs';
  import { runUntilStopped } from '${HERE}run-until-stopped.mjs';
  const build = endWithUs(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }));
  console.log(build.pid);
  build.once('exit', () => runUntilStopped(process.execPath, ['-e', 'console.log("started")'], {}));`;

/**
 * Runs it until it builds.
 * @param {import('node:test').TestContext} context
 * @param {(program: string) => [string, string[]]} command
 */
async function startUntilItBuilds(context, command) {
  const folder = mkdtempSync(join(tmpdir(), 'starts-'));
  const program = join(folder, 'start.mjs');
  writeFileSync(program, STARTS);
  const starter = spawn(...command(program), { env: { ...process.env, npm_lifecycle_event: 'start' } });
  let output = '';
  starter.stdout.on('data', (chunk) => (output += chunk));
  await once(starter.stdout, 'data');
  const build = Number(output);
  context.after(() => {
    rmSync(folder, { recursive: true });
    spawnSync('kill', ['-KILL', String(build)]);
  });
  return { starter, build, output: () => output };
}

test('a stop that is asked for during a build ends it, and starts nothing', LIMIT, async (context) => {
  const { starter, build, output } = await startUntilItBuilds(context, (program) => [
    process.execPath,
    [program],
  ]);
  starter.kill('SIGTERM');
  // The build writes to the same output, which is closed once both have ended.
  const [code] = await once(starter, 'close');
  assert.equal(code, 128 + 15);
  assert.equal(output(), `${build}\n`);
});

test('so does the end of the shell that npm runs it through', LIMIT, async (context) => {
  const { starter, build, output } = await startUntilItBuilds(context, (program) => [
    'sh',
    ['-c', `"${process.execPath}" "${program}"; true`],
  ]);
  starter.kill('SIGKILL');
  await once(starter, 'close');
  assert.equal(output(), `${build}\n`);
});
