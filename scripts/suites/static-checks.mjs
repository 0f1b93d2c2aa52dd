import { secondsSince } from '../tooling/say.mjs';
import { runCommand } from './run-command.mjs';

/** As many as the smallest machine we run on has cores. */
const AT_ONCE = 2;

/**
 * Each check is a title and the commands that must all succeed, the slowest first.
 * @type {Record<import('./test-sizes.mjs').Size, { title: string, commands: string[][] }[]>}
 */
const CHECKS = {
  narrow: [
    {
      title: 'types (TypeScript, all workspaces)',
      // Each package once: the others read its declarations. On one thread, because several would each work out the same types for their
      // share of the files. Built afresh, whatever an earlier run left.
      commands: [['tsc', '--build', '--force', '--singleThreaded']],
    },
    { title: 'unused code and duplicate exports (knip)', commands: [['knip', '--no-progress']] },
    {
      title: 'room rules (dependency-cruiser)',
      commands: [
        ['depcruise', 'packages', 'apps', 'e2e', 'tools', '--config', '.dependency-cruiser.cjs'],
        ['node', 'scripts/rooms/check-table-reach.mjs'],
      ],
    },
    { title: 'lint and format (biome)', commands: [['biome', 'check', '--error-on-warnings', '.']] },
    { title: 'texts in both languages', commands: [['node', 'scripts/check-messages.ts']] },
    { title: 'names of files and words', commands: [['node', 'scripts/check-words.mjs']] },
  ],
  // Neither an export that only a test needs nor a description that OpenAPI readers refuse breaks anybody's change.
  wide: [
    {
      title: 'exports that only tests use (knip)',
      commands: [['knip', '--production', '--include', 'exports,types', '--no-progress']],
    },
    { title: 'API document (redocly)', commands: [['node', 'apps/api/scripts/check-api-document.ts']] },
  ],
};

/**
 * Runs the static checks of a size, two at a time; each counts as one.
 * @param {import('./test-sizes.mjs').Size} size
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runStaticChecks(size) {
  const waiting = [...CHECKS[size]];
  /** @type {import('./tally.mjs').Tally} */
  const tally = { passed: 0, failed: 0, notes: [] };
  const workOff = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const ok = await runCheck(check);
      tally[ok ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
  return tally;
}

/** @param {{ title: string, commands: string[][] }} check */
async function runCheck({ title, commands }) {
  const startedAt = performance.now();
  const outputs = [];
  for (const command of commands) {
    const { ok, output } = await runCommand(command, { show: false });
    if (!ok) {
      outputs.push(`$ ${command.join(' ')}\n${output.trimEnd()}`);
    }
  }
  const ok = outputs.length === 0;
  console.log(`${ok ? '✓' : '✗'} ${title} (${secondsSince(startedAt)})`);
  if (!ok) {
    console.log(outputs.join('\n'));
  }
  return ok;
}
