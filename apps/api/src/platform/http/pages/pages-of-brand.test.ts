import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brandNamed } from '../../brand/the-brand.ts';
import { pagesOfBrand } from './pages-of-brand.ts';

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
const built = join(dist, 'prerendered');
afterAll(() => rmSync(dist, { recursive: true, force: true }));

describe('the pages of a dealer', () => {
  it('are none if nothing is built', async () => {
    expect(await pagesOfBrand(dist, brandNamed(undefined))).toBeUndefined();
  });

  it('are those of the build if it was made for this dealer, and nothing is rendered', async () => {
    const brand = brandNamed(undefined);
    const { colours, words } = brand;
    mkdirSync(built);
    writeFileSync(join(built, 'pages.json'), '[]');
    // In the order of the build, which is another than the server's.
    writeFileSync(join(built, 'brand.json'), JSON.stringify({ colours, words }));
    expect((await pagesOfBrand(dist, brand))?.folder).toBe(built);
  });
});
