import { readFileSync } from 'node:fs';
import { CSP_HEAD } from '@portal/web/csp';
import { expect, it } from 'vitest';

it('index.html holds what keeps React Aria from writing a style element', () => {
  expect(readFileSync('apps/investor/index.html', 'utf8')).toContain(CSP_HEAD);
});
