import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../scripts/tooling/project.mjs';
import { resultsOf } from './rooms.mjs';

/** @typedef {ReturnType<typeof import('./rooms.mjs').mutatedRooms>[number]} MutatedRoom */

/**
 * Stryker does not see that a test has changed of what is worked out while a file is imported: such mutants are tried again
 * once a test of their room is another, and so are those that no test had reached, which may be such ones.
 * @param {MutatedRoom} mutated
 */
export function forgetStaticMutants(mutated) {
  const [state, known] = [`${resultsOf(mutated)}-state.json`, `${resultsOf(mutated)}-tests.txt`];
  const tests = hashOfTests(mutated);
  if (existsSync(state) && (!existsSync(known) || readFileSync(known, 'utf8') !== tests)) {
    /** @type {{ files: Record<string, { mutants: { static?: boolean, status?: string }[] }> }} */
    const kept = JSON.parse(readFileSync(state, 'utf8'));
    for (const file of Object.values(kept.files)) {
      file.mutants = file.mutants.filter(
        (mutant) => mutant.static !== true && mutant.status !== 'NoCoverage',
      );
    }
    writeFileSync(state, JSON.stringify(kept));
  }
  mkdirSync(dirname(known), { recursive: true });
  writeFileSync(known, tests);
}

/** @param {MutatedRoom} mutated */
function hashOfTests({ package: of, room }) {
  const hash = createHash('sha256');
  for (const test of globSync(room.tests, { cwd: join(ROOT, of) }).sort()) {
    hash.update(`${test}\n`).update(readFileSync(join(ROOT, of, test)));
  }
  return hash.digest('hex');
}
