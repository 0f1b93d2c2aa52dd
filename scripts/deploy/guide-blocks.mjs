import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tooling/project.mjs';

/**
 * What a chapter of a guide has people type, block by block.
 * @param {string} guide its path from the repository's folder
 * @param {string} chapter
 * @returns {string[]}
 */
export function guideBlocks(guide, chapter) {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const from = text.indexOf(`\n## ${chapter}\n`);
  const to = text.indexOf('\n## ', from + 1);
  const section = from < 0 ? '' : text.slice(from, to < 0 ? undefined : to);
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
}
