import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import floors from '../../scripts/rooms/floors.cjs';

const SOURCE = /^(?:apps|packages)\/[^/]+\/src\/.*\.(?:tsx?|css|sql)$/;
const OF_TESTS = /\.(?:test|spec)\.tsx?$|\/testing\//;
const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*)'([^'\n]+)'/g;
const PACKAGE = /^@portal\/(domain|web|messages)\//;
/** A folder with more entries is a list, or is to be cut. */
const ENTRIES_MAX = 25;
/** Where the nine groups stand, with what stands below them. */
const HOUSES = [
  { name: 'areas', folder: 'apps/api/src/areas/', groups: [...floors.GROUPS] },
  { name: 'domain', folder: 'packages/domain/src/', groups: ['ground', ...floors.GROUPS] },
];

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => SOURCE.test(file) && !OF_TESTS.test(file) && existsSync(file));
const known = new Set(files);
/** @type {Map<string, string[]>} */
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** @param {string} file */
function importsOf(file) {
  const found = [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
    const target = placeOf(file, specifier);
    return [target, `${target}.ts`, `${target}.tsx`].find((path) => known.has(path)) ?? [];
  });
  return [...new Set(found)];
}

/** @param {string} file @param {string} specifier */
function placeOf(file, specifier) {
  if (specifier.startsWith('#')) {
    return `${file.split('/').slice(0, 3).join('/')}/${specifier.slice(1)}`;
  }
  return PACKAGE.test(specifier)
    ? specifier.replace(PACKAGE, 'packages/$1/src/')
    : normalize(join(dirname(file), specifier));
}

/** @param {{ name: string, folder: string, groups: string[] }} house */
function measureGroups({ name, folder, groups }) {
  const groupOf = (/** @type {string} */ file) => file.slice(folder.length).split('/')[0] ?? '';
  const own = files.filter((file) => file.startsWith(folder));
  const arrows = own.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter((target) => target.startsWith(folder))
      .map((target) => [groupOf(file), groupOf(target)]),
  );
  const between = arrows.filter(([from, to]) => from !== to);
  const up = between.filter(([from = '', to = '']) => groups.indexOf(from) < groups.indexOf(to));
  const kinds = new Set(between.map((arrow) => arrow.join(' -> ')));
  const rooms = new Set(own.map(groupOf));
  return `${name}: ${rooms.size} rooms, ${kinds.size} arrows (${between.length} imports), ${up.length} upward`;
}

/** Product files that exactly one other imports. */
function measureImporters() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const target of [...imports.values()].flat()) {
    counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const single = code.filter((file) => counts.get(file) === 1).length;
  return `importers: ${single} of ${code.length} files have exactly one (${((100 * single) / code.length).toFixed(1)} %)`;
}

function measureSizes() {
  const sizes = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1).sort((a, b) => a - b);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const at = (/** @type {number} */ share) => sizes[Math.floor(sizes.length * share)] ?? 0;
  return `lines: ${total} in ${sizes.length} files; median ${at(0.5)}, mean ${Math.round(total / sizes.length)}, p90 ${at(0.9)}`;
}

function largeFolders() {
  /** @type {Map<string, number>} */
  const entries = new Map();
  for (const folder of files.map((file) => dirname(file))) {
    entries.set(folder, (entries.get(folder) ?? 0) + 1);
  }
  return [...entries]
    .filter(([, count]) => count > ENTRIES_MAX)
    .sort(([, one], [, other]) => other - one)
    .map(([folder, count]) => `  ${count} ${folder}`);
}

console.log(
  [
    ...HOUSES.map(measureGroups),
    measureImporters(),
    measureSizes(),
    `folders with more than ${ENTRIES_MAX} product files:`,
    ...largeFolders(),
  ].join('\n'),
);
