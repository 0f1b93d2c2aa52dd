import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT } from '../tooling/project.mjs';

/**
 * A run has one of two sizes: `npm test` runs the narrow one with every change, `npm run test:wide` what only breadth proves.
 * @typedef {'narrow' | 'wide'} Size
 */

/** A test file says by its name that it belongs to the wide run, and in its first line which fault it alone would catch. */
const WIDE_NAME = /\.wide\.(?:test|spec)\.[a-z]+$/;
/** The pattern by which vitest leaves them out. */
export const WIDE_GLOB = '**/*.wide.test.*';

/** Where the two applications and the packages have their tests; those of the API are chosen by engine. */
const UNIT_TESTS = '{packages,apps/{investor,office}}/**/*.test.{ts,tsx}';

/** @param {string} path */
export function isWide(path) {
  return WIDE_NAME.test(basename(path));
}

/** Every wide test file of the project. @returns {string[]} paths from the root of the project */
export function wideFiles() {
  return testFiles('{packages,apps,e2e,scripts,tools}/**/*.wide.{test,spec}.{ts,tsx,mjs}');
}

/** Unit and component tests of a size. @param {Size} size */
export function unitTests(size) {
  return testFiles(UNIT_TESTS).filter((path) => isWide(path) === (size === 'wide'));
}

/** Tests of the scripts and the tools of a size, which Node's own test runner runs. @param {Size} size */
export function toolingTests(size) {
  return testFiles('{scripts,tools}/**/*.test.mjs').filter((path) => isWide(path) === (size === 'wide'));
}

/** @param {string} pattern */
function testFiles(pattern) {
  return globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }).sort();
}
