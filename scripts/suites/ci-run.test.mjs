import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../tooling/project.mjs';

/**
 * Runs `.ci/run` with a stub npm whose output and exit code the test chooses.
 * @param {{ test: string, wide: string }} runs commands of a shell
 */
function runWith({ test: narrow, wide }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-ci-'));
  try {
    const npm = join(folder, 'npm');
    writeFileSync(
      npm,
      `#!/bin/sh\\nif [ "$*" = test ]; then\\n${narrow}\\nelif [ "$*" = 'run test:wide' ]; then\\n${wide}\\nfi\\n`.replaceAll(
        '\\n',
        '\n',
      ),
    );
    chmodSync(npm, 0o755);
    const env = { ...process.env, WIDE_RUN_FOLLOWS: '', PATH: [folder, process.env.PATH].join(delimiter) };
    const { status, stdout } = spawnSync(join(ROOT, '.ci', 'run'), { env, encoding: 'utf8' });
    const lines = stdout.trimEnd().split('\n');
    return { status, last: lines.at(-1), lines };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the last line is the sum of both runs', () => {
  const { status, last } = runWith({
    test: "echo '10 passed, 0 failed'",
    wide: "echo '5 passed, 0 failed'; echo 'npm notice'",
  });
  assert.deepEqual([status, last], [0, '15 passed, 0 failed']);
});

test('the wide run is made after one that failed, and either fails all', () => {
  const failed = runWith({ test: "echo '8 passed, 2 failed'; exit 1", wide: "echo '5 passed, 0 failed'" });
  assert.deepEqual([failed.status, failed.last], [1, '13 passed, 2 failed']);
  const wide = runWith({ test: "echo '10 passed, 0 failed'", wide: "echo '4 passed, 1 failed'; exit 1" });
  assert.deepEqual([wide.status, wide.last], [1, '14 passed, 1 failed']);
});

test('a run without totals is a failure, whatever it ends with', () => {
  const { status, last } = runWith({ test: "echo '10 passed, 0 failed'", wide: 'echo something' });
  assert.deepEqual([status, last], [1, '10 passed, 1 failed']);
});

test('a run that ends badly is a failure, whatever its totals say', () => {
  const { status, last } = runWith({
    test: "echo '10 passed, 0 failed'; exit 3",
    wide: "echo '5 passed, 0 failed'",
  });
  assert.deepEqual([status, last], [1, '15 passed, 1 failed']);
});

test('both runs have one limit of time, and only the first leaves to the other what it will run', () => {
  const told = 'echo "$TEST_RUN_STARTED_AT/$WIDE_RUN_FOLLOWS"; echo "1 passed, 0 failed"';
  const { lines } = runWith({ test: told, wide: `sleep 1; ${told}` });
  const [first = '', second = ''] = lines.filter((line) => line.includes('/'));
  const startedAt = Number(first.split('/')[0]);
  assert.ok(Math.abs(Date.now() - startedAt) < 60_000, first);
  assert.deepEqual([first, second], [`${startedAt}/1`, `${startedAt}/`]);
});
