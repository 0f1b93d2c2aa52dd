import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sha256Hex } from '../../crypto/new-token.ts';
import { MIGRATIONS } from '../migrate.ts';
import released from './released.json' with { type: 'json' };

const HERE = fileURLToPath(new URL('./', import.meta.url));
const NO_MIGRATION = /^released\./;

const files = readdirSync(HERE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !NO_MIGRATION.test(entry.name))
  .map((entry) => relative(HERE, join(entry.parentPath, entry.name)));
const digests = Object.assign({}, ...Object.values(released));

it('a migration that is released is never edited, and nothing is put beside its parts', () => {
  const now = files.map((file) => [file, sha256Hex(readFileSync(join(HERE, file)))]);
  expect(Object.fromEntries(now)).toEqual(digests);
});

it('every migration is a file, and every file is run, in the order of their numbers', () => {
  const names = files.filter((file) => !file.includes('/')).map((file) => file.replace(/\.ts$/, ''));
  expect(Object.keys(MIGRATIONS)).toEqual(names.sort());
});
