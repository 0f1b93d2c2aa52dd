import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tooling/project.mjs';

/**
 * One line per room: how many of its lines the tests ran.
 * @param {string} path of the `json-summary` coverage report
 * @param {string[]} rooms folders such as packages/domain
 * @returns {string[]}
 */
export function coverageByRoom(path, rooms) {
  /** @type {Record<string, { lines: { total: number, covered: number } }>} */
  let summary;
  try {
    summary = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return ['no coverage was measured'];
  }
  return rooms.map((room) => {
    const files = Object.entries(summary).filter(([file]) => file.startsWith(join(ROOT, room)));
    const total = files.reduce((sum, [, file]) => sum + file.lines.total, 0);
    const covered = files.reduce((sum, [, file]) => sum + file.lines.covered, 0);
    return `coverage of ${room}: ${total === 0 ? 'no lines' : `${((100 * covered) / total).toFixed(1)} % of ${total} lines`}`;
  });
}
