import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../../scripts/tooling/project.mjs';

/** Where Stryker puts the copies that it changes: they lie as deep as a package does. */
export const COPIES = join(ROOT, '.stryker-tmp');

/**
 * Lets tests find from the copy what they find beside the package, such as the texts of `packages/messages`.
 * @param {string} of the package, from the root of the project
 * @returns {() => void} takes it away again
 */
export function layBesideCopy(of) {
  const parent = join(ROOT, dirname(of));
  const links = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== basename(of))
    .map(({ name }) => ({ at: join(COPIES, name), to: join(parent, name) }));
  const takeAway = () => {
    for (const { at } of links) {
      rmSync(at, { force: true });
    }
  };
  mkdirSync(COPIES, { recursive: true });
  takeAway();
  for (const { at, to } of links) {
    symlinkSync(to, at, 'dir');
  }
  return takeAway;
}
