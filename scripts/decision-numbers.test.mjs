import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const FOLDER = new URL('../docs/decisions/', import.meta.url);

test('each decision has a number of its own, the next after the last, and says it in its title', () => {
  const files = readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .sort();
  assert.ok(files.length > 0);
  for (const [index, file] of files.entries()) {
    const number = String(index + 1).padStart(4, '0');
    assert.equal(file.slice(0, 5), `${number}-`);
    const title = readFileSync(new URL(file, FOLDER), 'utf8').split('\n', 1)[0];
    assert.match(title ?? '', new RegExp(`^# ${number}\\. \\S`));
  }
});
