import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../tooling/project.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');
const compose = read('deploy/compose/compose.yaml');
const containerfile = read('deploy/container/Containerfile');
const units = readdirSync(join(ROOT, 'deploy/systemd')).filter((name) => name.endsWith('.service'));

/** What .env.example documents, and the same as files. */
const known = new Set(
  [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].flatMap(([, name]) => [
    name,
    `${name}_FILE`,
  ]),
);

/** @param {string} text */
const variablesOfUnit = (text) =>
  [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.slice(0, pair.indexOf('='))),
  );

test('every variable that a deployed server is given is one that it reads', () => {
  const own = new Set(['NODE_ENV', 'PATH', 'SSL_CERT_FILE']);
  const given = [
    ...units.flatMap((name) => variablesOfUnit(read(`deploy/systemd/${name}`))),
    ...[...read('deploy/systemd/portal.env').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name),
    ...[
      ...(compose.split('environment:')[1]?.split('secrets:')[0] ?? '').matchAll(/^ {4}([A-Z0-9_]+):/gm),
    ].map(([, name]) => name),
    ...[...containerfile.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name),
  ].filter(
    (name) => name !== undefined && !own.has(name) && !/^(BASE|VERSION|DEBIAN_FRONTEND|CMD)$/.test(name),
  );
  assert.ok(given.length > 15);
  assert.deepEqual(
    given.filter((name) => !known.has(name)),
    [],
  );
});

test('every image that is pulled has its version', () => {
  const pulled = [...compose.matchAll(/image: (docker\.io\S+)/g)].map(([, name]) => name);
  assert.ok(pulled.length >= 3);
  assert.deepEqual(
    pulled.filter((name) => !/:[\w.-]*\d/.test(name ?? '')),
    [],
  );
});

test('nothing of the portal may do more than it needs', () => {
  const portal = compose.slice(compose.indexOf('x-portal:'), compose.indexOf('services:'));
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']) {
    assert.ok(portal.includes(line), line);
  }
  assert.match(containerfile, /^USER 10001:10001$/m);
  for (const name of units) {
    const unit = read(`deploy/systemd/${name}`);
    for (const line of [
      'User=portal',
      'CapabilityBoundingSet=\n',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
    ]) {
      assert.ok(unit.includes(line), `${name}: ${line}`);
    }
  }
});

test('a stop is given longer than a server takes for it', () => {
  assert.match(compose, /stop_grace_period: 15s/);
  assert.match(read('deploy/systemd/portal@.service'), /TimeoutStopSec=15/);
});

test('the guides name this version', () => {
  for (const guide of ['docs/install.md', 'docs/upgrade.md']) {
    const named = [
      ...read(guide).matchAll(/(?:investor-portal[:-]|\/opt\/portal\/|before-)(\d+\.\d+\.\d+)/g),
    ];
    assert.ok(named.length > 2, guide);
    assert.deepEqual(new Set(named.map(([, version]) => version)), new Set([manifest.version]), guide);
  }
});
