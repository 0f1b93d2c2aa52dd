import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { theBrand } from '../brand/the-brand.ts';
import { PageDrawer } from './page-drawer.ts';

/** Stands for the application; the address says how it goes wrong. */
const RENDERER = `
  let drawn = 0;
  export async function drawContent({ address }) {
    if (address === '/loops') for (;;);
    if (address === '/waits') await new Promise(() => undefined);
    if (address === '/throws') setTimeout(() => { throw new Error('out of the blue'); });
    if (address === '/throws') await new Promise(() => undefined);
    if (address === '/fills') for (const full = []; ; ) full.push(new Array(10_000).fill(0));
    drawn += 1;
    return { title: address, html: String(drawn) };
  }`;
/** What the drawer promises. */
const WAITING_MAX = 20;
const DRAWING_MAX_MS = 10_000;

const content = { deals: [], deal: null, drawnAt: 0 };

const folder = mkdtempSync(join(tmpdir(), 'portal-drawer-'));
const file = join(folder, 'renderer.mjs');
writeFileSync(file, RENDERER);
afterAll(() => rmSync(folder, { recursive: true }));

let drawer: PageDrawer;
async function draw(address: string): Promise<string | null> {
  const drawn = await drawer.draw({ address, language: 'en', content });
  return drawn?.html ?? null;
}

beforeEach(() => {
  drawer = new PageDrawer({ renderer: pathToFileURL(file).href, words: theBrand().words });
});
afterEach(async () => {
  vi.useRealTimers();
  await drawer.close();
});

describe('the thread that draws pages', () => {
  it.each([
    ['throws where nobody catches it', '/throws', /out of the blue/],
    ['takes more memory than it may', '/fills', /memory/],
  ])('is another for the next page when it %s', async (_why, address, reason) => {
    expect(await draw('/one')).toBe('1');
    await expect(draw(address)).rejects.toThrow(reason);
    expect(await draw('/two')).toBe('1');
    expect(await draw('/three')).toBe('2');
  });

  it.each([
    ['never comes back from a page', '/loops'],
    ['waits for what never comes', '/waits'],
  ])('is ended when it %s, with the pages that wait behind', async (_why, address) => {
    expect(await draw('/one')).toBe('1');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hanging = expect(draw(address)).rejects.toThrow(/not drawn within/);
    vi.advanceTimersByTime(DRAWING_MAX_MS);
    await hanging;
    vi.useRealTimers();
    expect(await draw('/two')).toBe('1');
  });

  it('takes no more pages than it may keep waiting, and those it took are drawn', async () => {
    const asked = await Promise.all(Array.from({ length: 200 }, (_, place) => draw(`/${place}`)));
    expect(asked.filter((html) => html !== null)).toHaveLength(WAITING_MAX);
    expect(await draw('/after')).toBe(String(WAITING_MAX + 1));
  });
});
