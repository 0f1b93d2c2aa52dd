import { spawnSync } from 'node:child_process';
import { ROOT } from '../tooling/project.mjs';

/** Places where only wide tests would notice a break: a change there makes `npm test` run those beside it, too. */
export const PLACES = [
  'apps/api/src/platform/db/',
  'apps/api/src/platform/jobs/',
  'apps/api/src/platform/keys/',
  'apps/api/src/platform/backup/',
  'apps/api/src/main/',
];

/** Set when the wide run follows at once, as in `.ci/run`, so that nothing runs twice. */
export const WIDE_RUN_FOLLOWS = 'WIDE_RUN_FOLLOWS';

/**
 * The places of this change.
 * @param {string} [root]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string[]}
 */
export function changedPlaces(root = ROOT, env = process.env) {
  return env[WIDE_RUN_FOLLOWS] === '1' ? [] : placesOf(changedFiles(root));
}

/**
 * @param {string[]} files paths from the root of the project
 * @returns {string[]}
 */
export function placesOf(files) {
  return PLACES.filter((place) => files.some((file) => file.startsWith(place)));
}

/**
 * Files that differ from where this branch left `main`, committed or not; on `main` itself, from the commit before the last. A copy
 * without history has no changes.
 * @param {string} root
 * @returns {string[]}
 */
export function changedFiles(root) {
  const [head] = git(root, ['rev-parse', 'HEAD']);
  const base = ['origin/main', 'main']
    .flatMap((main) => git(root, ['merge-base', 'HEAD', main]))
    .find((commit) => commit !== head);
  return [
    ...git(root, ['diff', '--name-only', '--no-renames', base ?? 'HEAD~1']),
    ...git(root, ['ls-files', '--others', '--exclude-standard']),
  ];
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {string[]} lines; none if git fails or is not installed
 */
function git(root, args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
