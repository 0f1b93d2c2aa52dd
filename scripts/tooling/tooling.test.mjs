import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { missingEntries } from '../complete-lock.mjs';
import { contentPrint, listSources, quickPrint } from './fingerprint.mjs';
import { explainNpmFailure, isInstalled } from './install.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { checkPinnedNode, PINNED_NODE_DIGESTS } from './pinned-node.mjs';
import { checkPortIsFree } from './port.mjs';
import { PINNED_NODE, ROOT } from './project.mjs';

test('a Node.js older than 20.20 is refused with what to do', () => {
  assert.throws(() => checkNodeVersion('20.19.0'), /install version 20\.20 or newer/);
  assert.throws(() => checkNodeVersion('18.20.4'), /too old/);
  assert.doesNotThrow(() => checkNodeVersion('20.20.2'));
  assert.doesNotThrow(() => checkNodeVersion('24.0.0'));
});

test('what runs before the packages are installed, on any Node.js, stays in this folder', () => {
  for (const launcher of ['start.mjs', 'run.mjs']) {
    const source = readFileSync(new URL(`../${launcher}`, import.meta.url), 'utf8');
    const imported = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => path);
    assert.ok(imported.length > 0);
    assert.deepEqual(
      imported.filter((path) => !path?.startsWith('./tooling/')),
      [],
    );
  }
});

test('node_modules is right when it holds what the lock file says, except packages of other platforms', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/mac': { version: '1.0.0', optional: true },
    },
  };
  assert.equal(
    isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.0', integrity: 'x' } } }),
    true,
  );
  assert.equal(
    isInstalled(lock, { packages: { 'node_modules/a': { version: '1.0.1', integrity: 'y' } } }),
    false,
  );
  assert.equal(isInstalled(lock, { packages: {} }), false);
});

test('the pinned Node.js is held against its digest, which is of the version that is pinned', async (context) => {
  const { devDependencies, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  assert.equal(PINNED_NODE_DIGESTS.version, devDependencies?.node ?? dependencies?.node);
  await checkPinnedNode(PINNED_NODE);
  const folder = mkdtempSync(join(tmpdir(), 'portal-node-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const changed = join(folder, 'node');
  writeFileSync(changed, 'not what is expected');
  await assert.rejects(checkPinnedNode(changed, 'linux-x64'), /Do not run it/);
  await checkPinnedNode(changed, 'a platform of tomorrow');
});

test('a failed installation says what to do', () => {
  assert.match(explainNpmFailure('npm error code ENOTFOUND'), /Check the network/);
  assert.match(explainNpmFailure('npm error code ENOSPC'), /disk is full/);
  assert.match(explainNpmFailure('npm error EACCES: permission denied'), /may not write/);
  assert.match(explainNpmFailure('anything else'), /delete node_modules/);
});

test('a taken port is refused with another one to use', async (context) => {
  const other = createServer();
  await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)));
  context.after(() => other.close());
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await assert.rejects(
    checkPortIsFree('127.0.0.1', port, 'npm start'),
    new RegExp(`PORT=${port + 1} npm start`),
  );
});

test('a fingerprint of sources sees a change, and tells a touch from a change', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  context.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules'));
  const source = join(folder, 'a.ts');
  writeFileSync(source, 'one');
  writeFileSync(join(folder, 'node_modules', 'ignored.ts'), 'x');
  writeFileSync(join(folder, 'a.test.ts'), 'x');
  const before = listSources([folder]);
  assert.deepEqual(
    before.map((file) => file.path),
    [source],
  );

  const contentBefore = contentPrint(folder, before);
  utimesSync(source, 1, 1);
  const touched = listSources([folder]);
  assert.notEqual(quickPrint(folder, touched), quickPrint(folder, before));
  assert.equal(contentPrint(folder, touched), contentBefore);

  writeFileSync(source, 'two');
  assert.notEqual(contentPrint(folder, listSources([folder])), contentBefore);
});

test('a lock file without the packages of other platforms is completed', () => {
  const packages = {
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: { 'tool-linux-x64-gnu': '2.0.0', 'tool-darwin-arm64': '2.0.0' },
    },
    'node_modules/tool-linux-x64-gnu': { version: '2.0.0' },
  };
  assert.deepEqual(missingEntries(packages), [
    [
      'node_modules/tool-darwin-arm64',
      { version: '2.0.0', dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] },
    ],
  ]);
});
