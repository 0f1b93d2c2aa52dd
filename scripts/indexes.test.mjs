import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const ROOT = new URL('../', import.meta.url);
/** Each folder whose README.md is the index of the documents in it. */
const INDEXES = ['docs/', 'docs/decisions/'];
const LINK = /\]\(([^)#\s]*)(#[^)\s]*)?\)/g;

/** @param {string} path */
const read = (path) => readFileSync(new URL(path, ROOT), 'utf8');

/** The documents of a folder, without its index. @param {string} folder */
const documentsOf = (folder) =>
  readdirSync(new URL(folder, ROOT)).filter((name) => name.endsWith('.md') && name !== 'README.md');

for (const folder of INDEXES) {
  test(`each document of ${folder} stands once in its index, with a line`, () => {
    const index = read(`${folder}README.md`);
    const lines = [...index.matchAll(/^- \[[^\]]+\]\(([\w.-]+\.md)\):? \S.*$/gm)].map(([, name]) => name);
    assert.ok(lines.length > 0);
    assert.deepEqual(lines.sort(), documentsOf(folder).sort());
  });
}

/**
 * The anchors of a page's headings, as GitHub makes them.
 * @param {URL} page
 */
const anchorsOf = (page) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, title = '']) =>
      `#${title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')}`,
  );

/**
 * Whether a link leads to a file that is there, and to a heading that is in it.
 * @param {string} target
 * @param {string} anchor
 * @param {URL} from
 */
function leads(target, anchor, from) {
  const page = new URL(target, from);
  return existsSync(page) && (anchor === '' || anchorsOf(page).includes(anchor));
}

test('every link of the front door and the indexes leads somewhere', () => {
  const pages = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'tools/README.md'].concat(
    INDEXES.map((folder) => `${folder}README.md`),
    documentsOf('docs/').map((name) => `docs/${name}`),
  );
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(LINK)]
      .map(([, target = '', anchor = '']) => ({
        target: target === '' ? (page.split('/').at(-1) ?? '') : target,
        anchor,
      }))
      .filter(({ target, anchor }) => !/^[a-z]+:/.test(target) && !leads(target, anchor, new URL(page, ROOT)))
      .map(({ target, anchor }) => `${page}: ${target}${anchor}`),
  );
  assert.deepEqual(dead, []);
});
