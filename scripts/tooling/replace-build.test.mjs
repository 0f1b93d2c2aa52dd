import assert from 'node:assert/strict';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { replaceBuild } from './replace-build.mjs';

/** @param {import('node:test').TestContext} context */
function emptyPlace(context) {
  const parent = mkdtempSync(join(tmpdir(), 'builds-'));
  context.after(() => rmSync(parent, { recursive: true }));
  const dist = join(parent, 'dist');
  return {
    dist,
    /** @param {string} version */
    build: (version) =>
      replaceBuild(
        dist,
        (file) => file.startsWith('assets/'),
        async (folder) => {
          mkdirSync(join(folder, 'assets'));
          writeFileSync(join(folder, 'index.html'), version);
          writeFileSync(join(folder, `only-in-${version}.html`), version);
          writeFileSync(join(folder, 'assets', `page-${version}.js`), version);
          writeFileSync(join(folder, 'assets', 'same.js'), 'same');
          return `built ${version}`;
        },
      ),
    files: () =>
      readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort(),
    workplace: join(parent, '.cache', 'builds'),
  };
}

test('a build takes the place of the one before, whose files with a hash stay for two builds more', async (context) => {
  const { dist, build, files, workplace } = emptyPlace(context);
  assert.equal(await build('1'), 'built 1');
  assert.deepEqual(files(), ['index.html', 'only-in-1.html', 'page-1.js', 'same.js']);
  await build('2');
  assert.deepEqual(files(), ['index.html', 'only-in-2.html', 'page-1.js', 'page-2.js', 'same.js']);
  assert.equal(readFileSync(join(dist, 'index.html'), 'utf8'), '2');
  await build('3');
  await build('4');
  assert.deepEqual(files(), [
    'index.html',
    'only-in-4.html',
    'page-2.js',
    'page-3.js',
    'page-4.js',
    'same.js',
  ]);
  assert.deepEqual(readdirSync(workplace), []);
});

test('the same build once more takes nothing away', async (context) => {
  const { build, files } = emptyPlace(context);
  for (const version of ['1', '2', '2', '2', '2']) {
    await build(version);
  }
  assert.deepEqual(files(), ['index.html', 'only-in-2.html', 'page-1.js', 'page-2.js', 'same.js']);
});

test('a build that fails leaves the one before as it was, and nothing beside it', async (context) => {
  const { dist, build, files, workplace } = emptyPlace(context);
  await build('1');
  const failing = replaceBuild(
    dist,
    () => false,
    async (folder) => {
      writeFileSync(join(folder, 'index.html'), 'half');
      throw new Error('no memory');
    },
  );
  await assert.rejects(failing, /no memory/);
  assert.deepEqual(files(), ['index.html', 'only-in-1.html', 'page-1.js', 'same.js']);
  assert.deepEqual(readdirSync(workplace), []);
});

test('two builds at once leave one that is whole', async (context) => {
  const { dist, build, files } = emptyPlace(context);
  await Promise.all([build('1'), build('1')]);
  assert.deepEqual(files(), ['index.html', 'only-in-1.html', 'page-1.js', 'same.js']);
  assert.equal(readFileSync(join(dist, 'assets', 'page-1.js'), 'utf8'), '1');
});

test('what a killed build left goes with the next, and that of one at work does not', async (context) => {
  const { build, workplace } = emptyPlace(context);
  await build('1');
  mkdirSync(join(workplace, 'build-killed'));
  utimesSync(join(workplace, 'build-killed'), 0, 0);
  mkdirSync(join(workplace, 'build-at-work'));
  await build('2');
  assert.deepEqual(readdirSync(workplace), ['build-at-work']);
});
