import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHEETS } from './catalogue.tsx';

const PARTS = readdirSync('packages/web/src/ui')
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => file.replace('.tsx', ''));

it('the catalogue shows every part of packages/web, once', () => {
  expect(SHEETS.map(({ part }) => part).toSorted()).toEqual(PARTS.toSorted());
});
