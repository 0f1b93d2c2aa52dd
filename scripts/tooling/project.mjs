import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const BIN = join(ROOT, 'node_modules', '.bin');

/** The Node.js that the product runs on: the version pinned in package.json, installed as a package. */
export const PINNED_NODE = join(BIN, 'node');

/**
 * Variables for programs of node_modules/.bin, which then also run on the pinned Node.js.
 * @param {Record<string, string | undefined>} [additions]
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnvironment(additions = {}) {
  return { ...process.env, PATH: [BIN, pathWithoutProject()].join(delimiter), ...additions };
}

/** The search path without this project's own programs: what npm must run with while it replaces them. */
export function pathWithoutProject() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter);
}
