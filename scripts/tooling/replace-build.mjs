import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Builds whose files with a hash in their name stay: the newest, and those that servers and open pages may still be of. */
const KEPT_BUILDS = 3;
const LIST = '.builds.json';
/** A folder of a build that is as old was left by one that was killed. */
const LEFT_AFTER_MS = 3_600_000;

/**
 * Builds into a folder of its own and then puts each file into its place, whole. A server that runs goes on meanwhile and
 * afterwards, and so do the pages that it has sent: what they load late is there for two builds more. A build that fails changes
 * nothing.
 * @template Result
 * @param {string} dist
 * @param {(file: string) => boolean} hasHash whether another build's file of this name, below `dist`, has the same content
 * @param {(folder: string) => Promise<Result>} build
 * @returns {Promise<Result>}
 */
export async function replaceBuild(dist, hasHash, build) {
  const workplace = join(dirname(dist), '.cache', 'builds');
  mkdirSync(workplace, { recursive: true });
  removeLeft(workplace);
  const next = mkdtempSync(join(workplace, 'build-'));
  try {
    const result = await build(next);
    takePlace(next, dist, hasHash);
    return result;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/**
 * @param {string} next
 * @param {string} dist
 * @param {(file: string) => boolean} hasHash
 */
function takePlace(next, dist, hasHash) {
  const files = filesBelow(next);
  const hashed = files.filter(hasHash);
  const builds = [hashed, ...earlierBuilds(dist).filter((earlier) => earlier.join() !== hashed.join())];
  const kept = builds.slice(0, KEPT_BUILDS);
  // First what others name, then what names it: whoever starts meanwhile finds it.
  for (const file of [...hashed, ...files.filter((name) => !hasHash(name))]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    renameSync(join(next, file), join(dist, file));
  }
  writeFileSync(join(next, LIST), JSON.stringify(kept));
  renameSync(join(next, LIST), join(dist, LIST));
  const wanted = new Set([LIST, ...files, ...kept.flat()]);
  for (const file of filesBelow(dist)) {
    if (!wanted.has(file)) {
      rmSync(join(dist, file), { force: true });
    }
  }
}

/** @param {string} workplace */
function removeLeft(workplace) {
  for (const name of readdirSync(workplace)) {
    const path = join(workplace, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > LEFT_AFTER_MS) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/**
 * @param {string} dist
 * @returns {string[][]} the newest first
 */
function earlierBuilds(dist) {
  const list = join(dist, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/**
 * @param {string} folder
 * @returns {string[]} sorted
 */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
