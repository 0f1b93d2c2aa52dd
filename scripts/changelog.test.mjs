import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import manifest from '../package.json' with { type: 'json' };
import { ROOT } from './tooling/project.mjs';

const sections = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').split(/^## /m).slice(1);
const released = JSON.parse(
  readFileSync(join(ROOT, 'apps/api/src/platform/db/migrations/released.json'), 'utf8'),
);
const versions = sections.map((section) => section.split('\n')[0]);

test('the changes begin with this version, and have each that brought migrations', () => {
  assert.equal(versions[0], manifest.version);
  assert.deepEqual(
    Object.keys(released).filter((version) => !versions.includes(version)),
    [],
  );
});

test('each version but the first says what to do before', () => {
  for (const section of sections.slice(0, -1)) {
    assert.match(section, /^### Before you upgrade\n\n- /m, section.slice(0, 10));
  }
});
