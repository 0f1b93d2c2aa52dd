import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../tooling/project.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');
const alerts = read('deploy/observe/alerts.yaml');
const dashboard = read('deploy/observe/dashboard.json');
const named = (/** @type {string} */ text) => [
  ...new Set([...text.matchAll(/\bportal_[a-z_]+/g)].map(([name]) => name.replace(/_(?:bucket|count)$/, ''))),
];

test('every figure that is looked at is one that the portal has', () => {
  const sources = execFileSync('git', ['grep', '-ohE', "'portal_[a-z_]+'", '--', 'apps/api/src'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const had = new Set(sources.split('\n').map((name) => name.slice(1, -1)));
  for (const text of [alerts, dashboard]) {
    assert.ok(named(text).length > 10);
    assert.deepEqual(
      named(text).filter((name) => !had.has(name)),
      [],
    );
  }
});

test('every alert begins with the chapter of the runbook that says what to do', () => {
  const chapters = [...read('docs/runbook.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title ?? '');
  const said = [...alerts.matchAll(/^ +runbook: ["']?(.+?)["']?$/gm)].map(([, text]) => text ?? '');
  assert.equal(said.length, [...alerts.matchAll(/- alert: /g)].length);
  assert.deepEqual(
    said.filter((text) => !chapters.some((chapter) => text.startsWith(chapter))),
    [],
  );
});

test('every alert is tried', () => {
  const tried = read('deploy/observe/alerts.test.yaml');
  for (const [, name] of alerts.matchAll(/- alert: (\w+)/g)) {
    assert.ok(tried.includes(`name: ${name}\n`), name);
  }
});
