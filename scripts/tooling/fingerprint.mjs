import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', '.cache']);
const IS_TEST = /\.test\.tsx?$/;

/**
 * Every source file below the given files and folders, sorted; tests and built things are left out.
 * @param {string[]} places absolute paths
 * @returns {{ path: string, size: number, changedAt: number }[]}
 */
export function listSources(places) {
  /** @type {{ path: string, size: number, changedAt: number }[]} */
  const files = [];
  const waiting = [...places];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const about = lstatSync(path, { throwIfNoEntry: false });
    if (about?.isDirectory()) {
      const folder = path;
      waiting.push(
        ...readdirSync(folder)
          .filter((name) => !LEFT_OUT.has(name))
          .map((name) => join(folder, name)),
      );
    } else if (about?.isFile() && !IS_TEST.test(path)) {
      files.push({ path, size: about.size, changedAt: about.mtimeMs });
    }
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * A hash of names, sizes and times: cheap, and equal only when nothing was touched.
 * @param {string} root
 * @param {ReturnType<typeof listSources>} files
 */
export function quickPrint(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${relative(root, file.path)}\0${file.size}\0${file.changedAt}\0`);
  }
  return hash.digest('hex');
}

/**
 * A hash of names and contents: equal also after a fresh checkout or a touch.
 * @param {string} root
 * @param {ReturnType<typeof listSources>} files
 */
export function contentPrint(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`${relative(root, file.path)}\0${file.size}\0`).update(readFileSync(file.path));
  }
  return hash.digest('hex');
}
