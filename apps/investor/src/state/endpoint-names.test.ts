import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const ENDPOINT = /\b(\w+): build\.(?:query|mutation|infiniteQuery)\b/g;

/** The names under which the features add their calls, each as often as it is given. */
function endpointNames(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('-api.ts'))
    .flatMap((path) =>
      [...readFileSync(join(SOURCES, path), 'utf8').matchAll(ENDPOINT)].map(([, name]) => name ?? ''),
    );
}

describe('the calls of the application', () => {
  it('have a name each: of two with one name the second would be the first, whichever was loaded before', () => {
    const names = endpointNames();
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
