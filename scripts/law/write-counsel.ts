import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tooling/project.mjs';
import { describeRules } from './describe-rules.ts';

writeFileSync(join(ROOT, 'docs/counsel.md'), describeRules());
