import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../tooling/project.mjs';
import { LONGEST } from './longest-first.mjs';

test('each of the longest test files is there', () => {
  assert.deepEqual(
    LONGEST.filter((name) => !existsSync(join(ROOT, 'apps', 'api', 'src', name))),
    [],
  );
});
