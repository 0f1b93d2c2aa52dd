import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectEnvironment, ROOT } from './tooling/project.mjs';
import { Refusal, runScript, secondsSince } from './tooling/say.mjs';

const DOMAIN = join(ROOT, 'packages', 'domain');

/** The folders of the domain that have tests of their own. */
function roomsWithTests() {
  const folders = globSync('src/*/*.test.ts', { cwd: DOMAIN }).map((test) =>
    dirname(test).slice('src/'.length),
  );
  return [...new Set(folders)].sort();
}

/**
 * Changes the rules of a room in every way that Stryker knows, and runs the tests of the domain on each.
 * @param {string} room
 * @returns {Promise<boolean>} whether enough of the changes were noticed
 */
function mutate(room) {
  return new Promise((resolve, reject) => {
    spawn('stryker', ['run'], {
      cwd: DOMAIN,
      env: projectEnvironment({ MUTATED_ROOM: room }),
      stdio: 'inherit',
    })
      .once('error', reject)
      .once('close', (code) => resolve(code === 0));
  });
}

/** `npm run mutate`, or `npm run mutate -- money payments`. */
await runScript(async () => {
  const rooms = roomsWithTests();
  const asked = process.argv.slice(2);
  const unknown = asked.find((room) => !rooms.includes(room));
  if (unknown !== undefined) {
    throw new Refusal(`There is no room "${unknown}". The rooms are: ${rooms.join(', ')}.`);
  }
  const lines = [];
  for (const room of asked.length === 0 ? rooms : asked) {
    const startedAt = performance.now();
    const ok = await mutate(room);
    lines.push(`${ok ? '✓' : '✗'} ${room} (${secondsSince(startedAt)})`);
    process.exitCode = ok ? process.exitCode : 1;
  }
  console.log(`\n${lines.join('\n')}`);
});
