import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { changedFiles, changedPlaces, placesOf, WIDE_RUN_FOLLOWS } from './changed-places.mjs';

const DB = 'apps/api/src/platform/db/';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-changed-'));
  git('init', '--quiet', '--initial-branch=main');
  write('README.md');
  commit();
  write('apps/api/src/main/server.ts');
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {string[]} args */
function git(...args) {
  const someone = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
  execFileSync('git', [...someone, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @param {string} path */
function write(path) {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), path);
}

function commit() {
  git('add', '.');
  git('commit', '--quiet', '--message', 'A change');
}

test('on main the last commit counts, and what is not committed', () => {
  write(`${DB}migrate.ts`);
  assert.deepEqual(changedFiles(root), ['apps/api/src/main/server.ts', `${DB}migrate.ts`]);
});

test('on a branch all of its commits count, and nothing of main', () => {
  git('checkout', '--quiet', '-b', 'a-branch');
  for (const path of ['apps/api/src/platform/jobs/jobs.ts', 'docs/notes.md']) {
    write(path);
    commit();
  }
  assert.deepEqual(changedFiles(root), ['apps/api/src/platform/jobs/jobs.ts', 'docs/notes.md']);
});

test('what moved away counts where it was', () => {
  git('mv', 'apps/api/src/main/server.ts', 'server.ts');
  assert.deepEqual(changedFiles(root).sort(), ['server.ts']);
  commit();
  assert.deepEqual(changedFiles(root).sort(), ['apps/api/src/main/server.ts', 'server.ts']);
});

test('a copy without history has no change', () => {
  rmSync(join(root, '.git'), { recursive: true });
  assert.deepEqual(changedFiles(root), []);
});

test('a place counts by what lies in it, not by a name like it', () => {
  assert.deepEqual(placesOf([`${DB}migrate.ts`, 'apps/api/src/main-page.ts', 'docs/main/notes.md']), [DB]);
});

test('nothing is run twice where the wide run follows', () => {
  assert.deepEqual(changedPlaces(root, {}), ['apps/api/src/main/']);
  assert.deepEqual(changedPlaces(root, { [WIDE_RUN_FOLLOWS]: '1' }), []);
});
