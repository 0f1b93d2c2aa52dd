import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sha256Hex } from '../../crypto/new-token.ts';
import { MIGRATIONS } from '../migrate.ts';
import released from './released.json' with { type: 'json' };

const HERE = fileURLToPath(new URL('./', import.meta.url));

const parts = Object.keys(MIGRATIONS).flatMap((name) =>
  readdirSync(join(HERE, name), { recursive: true }).map((part) => `${name}/${part}`),
);
const digests: Record<string, string> = Object.assign({}, ...Object.values(released));
const releasedNames = new Set(Object.keys(digests).map((part) => dirname(part)));

it('a migration that is released is never edited, and nothing is put beside its parts', () => {
  const now = parts
    .filter((part) => releasedNames.has(dirname(part)))
    .map((part) => [part, sha256Hex(readFileSync(join(HERE, part)))]);
  expect(Object.fromEntries(now)).toEqual(digests);
});

it('a new migration comes after all that are released, with a number of its own', () => {
  const last = [...releasedNames].sort().at(-1) ?? '';
  const added = Object.keys(MIGRATIONS).filter((name) => !releasedNames.has(name));
  expect(added.filter((name) => name < last)).toEqual([]);
  const numbers = Object.keys(MIGRATIONS).map((name) => /^(\d{4})-[a-z0-9-]+$/.exec(name)?.[1]);
  expect(new Set(numbers).size).toBe(Object.keys(MIGRATIONS).length);
  expect(numbers).not.toContain(undefined);
});

it('a migration is plain SQL', () => {
  expect(parts.filter((part) => !/\/\d{2}-[a-z0-9-]+\.sql$/.test(part))).toEqual([]);
  const outside = readdirSync(HERE).filter((name) => !(name in MIGRATIONS));
  expect(outside.sort()).toEqual(['released.json', 'released.test.ts']);
});
