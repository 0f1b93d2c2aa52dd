import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { Brand } from '../../brand/load-brand.ts';

const RENDERER = fileURLToPath(
  new URL('../../../../../investor/scripts/render-pages-command-line.ts', import.meta.url),
);
/** Rendering takes a second or two; a busy machine may need many times that. */
const RENDERING_LIMIT_MS = 120_000;

/**
 * The folder with the pages of this dealer: those of the build if they are this dealer's, else rendered into a folder of their own,
 * which `dispose` removes. Undefined when there is no finished build. Rejects when they cannot be rendered: a portal in another
 * dealer's name must not start.
 */
export async function pagesOfBrand(
  dist: string,
  brand: Brand,
): Promise<{ folder: string; dispose: () => void } | undefined> {
  const built = join(dist, 'prerendered');
  if (!existsSync(join(built, 'pages.json'))) {
    return undefined;
  }
  if (isBuiltFor(brand, readFileSync(join(built, 'brand.json'), 'utf8'))) {
    return { folder: built, dispose: () => undefined };
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-pages-'));
  const dispose = () => rmSync(folder, { recursive: true, force: true });
  try {
    await promisify(execFile)(process.execPath, [RENDERER, brand.folder, folder], {
      timeout: RENDERING_LIMIT_MS,
    });
  } catch (error) {
    dispose();
    throw error;
  }
  return { folder, dispose };
}

/** Whether the build wrote its pages for this dealer: it records everything about a dealer that a page shows. */
function isBuiltFor({ words, colours }: Brand, written: string): boolean {
  const shown: unknown = JSON.parse(JSON.stringify({ words, colours }));
  return isDeepStrictEqual(JSON.parse(written), shown);
}
