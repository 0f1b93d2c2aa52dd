import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../main/fold-areas.ts';
import { apiDocument } from './api-document.ts';

const DOCUMENT: unknown = JSON.parse(JSON.stringify(apiDocument(ROUTES)));

/** Every reference below a part, whatever names it. */
function referencesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) {
    return [];
  }
  const below = Object.values(part).flatMap(referencesIn);
  return '$ref' in part && typeof part.$ref === 'string' ? [part.$ref, ...below] : below;
}

function partAt(reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      DOCUMENT,
    );
}

/** What a reference leads to, and what that leads to, until one repeats. */
function isRound(reference: string, above: readonly string[] = []): boolean {
  const way = [...above, reference];
  return above.includes(reference) || referencesIn(partAt(reference)).some((next) => isRound(next, way));
}

describe('the references that the browsable page follows by itself', () => {
  const references = [...new Set(referencesIn(DOCUMENT))];

  it('name parts of the document', () => {
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => !reference.startsWith('#/'))).toEqual([]);
    expect(references.filter((reference) => partAt(reference) === undefined)).toEqual([]);
  });

  it('come to an end', () => {
    expect(references.filter((reference) => isRound(reference))).toEqual([]);
  });
});
