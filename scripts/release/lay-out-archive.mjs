import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { layOutImage } from '../image/lay-out-image.mjs';
import { ROOT } from '../tooling/project.mjs';

/** What whoever installs it needs beside the server: the files of deploy, the guides, a brand to begin with, and what they may do with it. */
const BESIDE = ['deploy', 'docs', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md', '.env.example'];
const SAMPLE_BRAND = 'brand/northline';

/**
 * Lays out in an empty folder what the archive holds: all that a machine without the sources needs.
 * @param {string} folder
 */
export async function layOutArchive(folder) {
  await layOutImage(folder);
  for (const name of BESIDE) {
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.yaml') && !path.includes('/docs/pictures'),
    });
  }
  mkdirSync(join(folder, 'brand'));
  cpSync(join(ROOT, SAMPLE_BRAND), join(folder, 'brand/sample'), { recursive: true });
}
