import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const ENDPOINT = /\b(\w+): build\.(?:query|mutation|infiniteQuery)\b/g;

/** The names of all injected endpoints, with repetitions. */
function endpointNames(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('-api.ts'))
    .flatMap((path) =>
      [...readFileSync(join(SOURCES, path), 'utf8').matchAll(ENDPOINT)].map(([, name]) => name ?? ''),
    );
}

describe('the calls of the application', () => {
  it('have unique names: of two with the same name, the second would be ignored', () => {
    const names = endpointNames();
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
