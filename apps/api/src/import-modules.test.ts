import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const HERE = import.meta.dirname;
const NOT_PRODUCT = /\.test\.ts$|\.d\.ts$|(?:^|\/)testing\//;
/** Programs: an import starts them. */
const RUNS = /(?:^main\/server|-command-line|-process|-worker)\.ts$/;

const modules = globSync('**/*.ts', { cwd: HERE })
  .filter((file) => !NOT_PRODUCT.test(file) && !RUNS.test(file))
  .sort();

// Some are loaded by one command or job only: a constant read before it exists would wait there for the day they are needed.
it('every module of the server can be imported', async () => {
  const broken: string[] = [];
  for (const file of modules) {
    await import(join(HERE, file)).catch((error: unknown) => broken.push(`${file}: ${String(error)}`));
  }
  expect(modules.length).toBeGreaterThan(1_000);
  expect(broken).toEqual([]);
});
