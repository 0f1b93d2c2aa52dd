import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sideBySide } from './side-by-side.mjs';

/** Runs the work and records what began and ended, in order; each ends only when told to. */
function watch(
  /** @type {{ title: string, after?: string, isAlone?: boolean, isInBackground?: boolean }[]} */ works,
) {
  /** @type {string[]} */
  const seen = [];
  /** @type {Map<string, () => void>} */
  const running = new Map();
  const whole = sideBySide(works, 2, async ({ title }) => {
    seen.push(`${title} begins`);
    await new Promise((resolve) => running.set(title, () => resolve(undefined)));
    seen.push(`${title} ends`);
  });
  const end = async (/** @type {string} */ title) => {
    running.get(title)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { seen, whole, end };
}

test('two are at work at a time, and the next begins as soon as one ends', async () => {
  const { seen, whole, end } = watch([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
  assert.deepEqual(seen, ['a begins', 'b begins']);
  await end('b');
  assert.deepEqual(seen, ['a begins', 'b begins', 'b ends', 'c begins']);
  await end('a');
  await end('c');
  await whole;
  assert.deepEqual(seen.slice(4), ['a ends', 'c ends']);
});

test('what must wait lets others go first', async () => {
  const { seen, whole, end } = watch([
    { title: 'build' },
    { title: 'pages', after: 'build' },
    { title: 'units' },
    { title: 'rest' },
  ]);
  assert.deepEqual(seen, ['build begins', 'units begins']);
  await end('build');
  assert.deepEqual(seen.slice(2), ['build ends', 'pages begins']);
  for (const title of ['units', 'rest', 'pages']) {
    await end(title);
  }
  await whole;
});

test('nothing runs beside what is alone, and nothing overtakes it', async () => {
  const { seen, whole, end } = watch([
    { title: 'build' },
    { title: 'checks' },
    { title: 'pages', after: 'build', isAlone: true },
    { title: 'units' },
    { title: 'rest' },
  ]);
  await end('build');
  assert.deepEqual(seen, ['build begins', 'checks begins', 'build ends']);
  await end('checks');
  assert.deepEqual(seen.slice(3), ['checks ends', 'pages begins']);
  await end('pages');
  assert.deepEqual(seen.slice(5), ['pages ends', 'units begins', 'rest begins']);
  await end('units');
  await end('rest');
  await whole;
});

test('what is in the background takes the place of nothing, and is waited for by what is alone', async () => {
  const { seen, whole, end } = watch([
    { title: 'build' },
    { title: 'checks', isInBackground: true },
    { title: 'scripts' },
    { title: 'pages', after: 'build', isAlone: true },
    { title: 'units' },
    { title: 'rest' },
  ]);
  assert.deepEqual(seen, ['build begins', 'checks begins', 'scripts begins']);
  await end('build');
  await end('scripts');
  assert.deepEqual(seen.slice(3), ['build ends', 'scripts ends']);
  await end('checks');
  assert.deepEqual(seen.slice(5), ['checks ends', 'pages begins']);
  await end('pages');
  assert.deepEqual(seen.slice(7), ['pages ends', 'units begins', 'rest begins']);
  for (const title of ['units', 'rest']) {
    await end(title);
  }
  await whole;
});

test('what waits for something that does not run, runs', async () => {
  const { whole, end } = watch([{ title: 'pages', after: 'build' }]);
  await end('pages');
  await whole;
});

test('works that wait for each other are refused', async () => {
  const { whole } = watch([
    { title: 'a', after: 'b' },
    { title: 'b', after: 'a' },
  ]);
  await assert.rejects(whole, /wait for each other: a, b/);
});
