import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { ProcessorTime, parseStat, withProcessorTime } from './processor-time.mjs';

/**
 * @param {number} pid
 * @param {number} parent
 * @param {number} own
 * @param {number} [waited]
 */
const processOf = (pid, parent, own, waited = 0) => ({ id: `${pid}@1`, pid, parent, own, waited });

/** @param {ReturnType<typeof processOf>[][]} looks */
function secondsAfter(...looks) {
  const time = new ProcessorTime(1);
  for (const all of looks) {
    time.look(all);
  }
  return time.seconds;
}

test('a process counts with all that it started, and with nothing else', () => {
  assert.equal(
    secondsAfter([processOf(1, 0, 100), processOf(2, 1, 200), processOf(3, 2, 300), processOf(9, 0, 5000)]),
    6,
  );
});

test('a child that was waited for counts once', () => {
  assert.equal(secondsAfter([processOf(1, 0, 100), processOf(2, 1, 200)], [processOf(1, 0, 100, 250)]), 3.5);
});

test('a child that nobody waited for counts with what it had', () => {
  assert.equal(secondsAfter([processOf(1, 0, 100), processOf(2, 1, 200)], [processOf(1, 0, 150)]), 3.5);
});

test('a tree of which the middle waited, and that is gone at once, counts once', () => {
  const before = [processOf(1, 0, 100), processOf(2, 1, 200), processOf(3, 2, 300)];
  assert.equal(secondsAfter(before, [processOf(1, 0, 100, 500)]), 6);
});

test('a tree of which only the middle was waited for counts whole', () => {
  const before = [processOf(1, 0, 100), processOf(2, 1, 200), processOf(3, 2, 300)];
  assert.equal(secondsAfter(before, [processOf(1, 0, 100, 200)]), 6);
});

test('a process that outlives its parent stays in the sum, also once it is gone', () => {
  const before = [processOf(1, 0, 100), processOf(2, 1, 200), processOf(3, 2, 300)];
  const orphaned = [processOf(1, 0, 100, 200), processOf(3, 0, 400)];
  assert.equal(secondsAfter(before, orphaned), 7);
  assert.equal(secondsAfter(before, orphaned, [processOf(1, 0, 100, 200)]), 7);
});

test('a number that came back is another process', () => {
  const again = { ...processOf(2, 0, 5000), id: '2@7' };
  assert.equal(secondsAfter([processOf(1, 0, 100), processOf(2, 1, 200)], [processOf(1, 0, 100), again]), 3);
});

test('a name with spaces and brackets does not move the fields', () => {
  const line = '42 (a (b) c) S 7 1 1 0 -1 0 0 0 0 0 11 22 33 44 20 0 1 0 987 0';
  assert.deepEqual(parseStat(line), { id: '42@987', pid: 42, parent: 7, own: 33, waited: 77 });
});

const BURN = 'const until = process.cpuUsage().user + 4e5; while (process.cpuUsage().user < until);';

test('what a child of a child took is measured, where the system tells', async () => {
  const grandchild = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(BURN)}])`;
  const { processorSeconds, passed } = await withProcessorTime(async () => {
    const child = spawn(process.execPath, ['-e', grandchild], { stdio: 'ignore', detached: true });
    await once(child, 'close');
    return { passed: 1, failed: 0, notes: [] };
  });
  assert.equal(passed, 1);
  if (process.platform !== 'linux') {
    assert.equal(processorSeconds, undefined);
    return;
  }
  assert.ok(processorSeconds !== undefined && processorSeconds >= 0.4 && processorSeconds < 10);
  // So many parts of a second are counted.
  assert.equal(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).trim(), '100');
});
