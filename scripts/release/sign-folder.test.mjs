import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { ROOT } from '../tooling/project.mjs';
import { signFolder } from './sign-folder.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
const keyPath = join(folder, '..', `${process.pid}-release.key`);
const guide = readFileSync(join(ROOT, 'docs/install.md'), 'utf8');
/** As the guide says it. */
const VERIFY = guide
  .split('\n')
  .filter((line) => /^(?:openssl pkeyutl -verify|sha256sum --check)/.test(line));

beforeEach(async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(keyPath, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(join(folder, 'archive.tar.gz'), 'what is installed');
  writeFileSync(join(folder, 'RELEASE'), 'image: sha256:abc\n');
  await signFolder(folder, keyPath);
});
after(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(keyPath, { force: true });
});

const verifies = () =>
  VERIFY.every((line) => spawnSync('sh', ['-c', line], { cwd: folder, stdio: 'ignore' }).status === 0);

test('the guide has two commands to verify a release, and what was signed passes both', () => {
  assert.equal(VERIFY.length, 2);
  assert.ok(verifies());
});

test('a file that was changed is noticed', () => {
  writeFileSync(join(folder, 'archive.tar.gz'), 'something else');
  assert.ok(!verifies());
});

test('so are digests that were made to fit it', async () => {
  writeFileSync(join(folder, 'archive.tar.gz'), 'something else');
  await signFolder(folder, undefined);
  assert.ok(!verifies());
});

test('so is a signature by another key', async () => {
  const ours = readFileSync(join(folder, 'release.pub'));
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(keyPath, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await signFolder(folder, keyPath);
  writeFileSync(join(folder, 'release.pub'), ours);
  assert.ok(!verifies());
});

test('a key of another kind signs nothing', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(keyPath, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await assert.rejects(signFolder(folder, keyPath), /no Ed25519 key/);
});
