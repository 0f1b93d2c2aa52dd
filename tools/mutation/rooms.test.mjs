import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/tooling/project.mjs';
import { mutatedRooms } from './rooms.mjs';

/** @typedef {import('./rooms.mjs').Room} Room */

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. @param {string} pattern @returns {string[]} */
function alternatives(pattern) {
  const [whole, list = ''] = pattern.match(/\{([^}]*)\}/) ?? [];
  return whole === undefined
    ? [pattern]
    : list.split(',').flatMap((one) => alternatives(pattern.replace(whole, one)));
}

/** What a room names and does not have; a `!` takes out what others name. @param {string} of @param {readonly string[]} patterns */
function missingOf(of, patterns) {
  const cwd = join(ROOT, of);
  const isOut = (/** @type {string} */ pattern) => pattern.startsWith('!');
  const out = new Set(patterns.filter(isOut).flatMap((pattern) => globSync(pattern.slice(1), { cwd })));
  return patterns
    .filter((pattern) => !isOut(pattern))
    .flatMap(alternatives)
    .filter((pattern) => !globSync(pattern, { cwd }).some((file) => !out.has(file)));
}

for (const { package: of, room } of mutatedRooms()) {
  test(`the room ${room.name} of ${of} has every file and test that it names`, () => {
    assert.notEqual(room.mutate.length * room.tests.length, 0);
    assert.deepEqual([...missingOf(of, room.mutate), ...missingOf(of, room.tests)], []);
  });
}

test('each use case of profiles and of the bank is in one room', () => {
  for (const area of ['client/kyc', 'money/bank']) {
    const rooms = mutatedRooms().filter(({ room }) =>
      room.mutate.some((pattern) => pattern.startsWith(`src/areas/${area}/`)),
    );
    const files = rooms.flatMap(({ package: of, room }) => filesOf(of, room));
    assert.equal(new Set(files).size, files.length);
  }
});

/** @param {string} of @param {Room} room */
function filesOf(of, { mutate }) {
  const cwd = join(ROOT, of);
  const found = (/** @type {string[]} */ patterns) => patterns.flatMap((each) => globSync(each, { cwd }));
  const out = new Set(found(mutate.flatMap((each) => (each.startsWith('!') ? [each.slice(1)] : []))));
  return found(mutate.filter((each) => !each.startsWith('!'))).filter((file) => !out.has(file));
}
