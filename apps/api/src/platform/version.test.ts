import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERSION } from './version.ts';

const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string) => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));

it('the server says the version of the project, which each of its packages has', () => {
  const lock: { packages: Record<string, { version: string }> } = read('package-lock.json');
  const own = Object.keys(lock.packages).filter((path) => !path.includes('node_modules'));
  expect(own).toContain('apps/api');
  for (const path of own) {
    expect(lock.packages[path]?.version, path).toBe(VERSION);
    expect(read(path === '' ? 'package.json' : `${path}/package.json`).version, path).toBe(VERSION);
  }
});
