import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../tooling/project.mjs';
import { describeRules } from './describe-rules.ts';

test('docs/counsel.md says what the rule book says (npm run counsel)', () => {
  assert.equal(readFileSync(join(ROOT, 'docs/counsel.md'), 'utf8'), describeRules());
});
