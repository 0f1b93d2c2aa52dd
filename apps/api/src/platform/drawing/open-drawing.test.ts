import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import type { PageContent } from '@portal/domain/offering/deals/page-content.wire';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { theBrand } from '../brand/the-brand.ts';
import { pageOf } from '../http/pages/site-pages.ts';
import { openDrawing, type PageContents } from './open-drawing.ts';

/** Stands for the application: says how often it was asked, and fails where the address wants it to. */
const RENDERER = `
  let times = 0;
  let tried = 0;
  export async function drawContent({ address, language, content }, words) {
    if (address === '/tried') return { title: '', description: null, html: '<p>tried ' + tried + '</p>' };
    if (address === '/sometimes') tried += 1;
    if (address === '/sometimes' && content.deals === null) throw new Error('nothing to draw');
    if (address === '/fails') throw new Error('no such route');
    if (address === '/ends') process.exit(1);
    times += 1;
    const { drawnAt } = content;
    return { title: 'R & D', description: content.deal?.summary ?? null, html: '<p>' + [times, address, language, drawnAt, words[language].name].join(' ') + '</p>' };
  }`;
const BUILT =
  pageOf(`<html><head><title>Marketplace</title><meta name="description" content="Of all" /></head>
  <body><div id="root" data-prerendered="marketplace" data-frame=""><div>frame</div></div>
    <template id="start-failure"><main>…</main></template></body></html>`);

const SAMPLE: ListedDeal = {
  id: 'd1',
  slug: 'maple',
  name: 'Maple',
  type: 'land',
  location: 'Kingston',
  province: 'CAN-ON',
  summary: 'Trees',
  unitPrice: 1,
  minimumUnits: 1,
  maximumUnits: 2,
  unitsTotal: 3,
  unitsTaken: 0,
  paysIncome: false,
  opensAt: '2026-01-01T00:00:00.000Z',
  closesAt: '2027-01-01T00:00:00.000Z',
  photos: [],
  infoTable: [],
  issuer: { name: 'Maple' },
};
const OF_DEAL = {
  description: '',
  videos: [],
  faqs: [],
  team: [],
  documents: [],
  issuer: { name: 'Maple', summary: '', city: '', province: '', email: '', phone: '' },
};
const SHOWN: Omit<PageContent, 'drawnAt'> = { deals: [], deal: null };
let shown: () => Promise<Omit<PageContent, 'drawnAt'> | null>;
const CONTENTS: PageContents = { marketplace: () => shown() };

let folder: string;
let now = 1_000;
const warnings: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
const clock = { now: () => new Date(now) };
/** Of a busy machine a thread gets its turn late: what is about drawing waits for it, what is about patience does not. */
const PATIENT_MS = 30_000;
const IMPATIENT_MS = 20;
const open = (renderer: string, patienceMs = PATIENT_MS) =>
  openDrawing({ log, clock, config: { brand: theBrand() } }, CONTENTS, { renderer, patienceMs });
let drawing: ReturnType<typeof open>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-drawing-'));
  const renderer = join(folder, 'renderer.mjs');
  writeFileSync(renderer, RENDERER);
  drawing = open(renderer);
});
afterAll(async () => {
  await drawing.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  warnings.length = 0;
});

async function draw(path: string, what: typeof shown, name = 'marketplace', from = drawing) {
  shown = what;
  return from.drawInto({ name, path, language: 'fr', built: BUILT });
}
const htmlOf = async (path: string, what: typeof shown) =>
  (await draw(path, what))?.forms.identity.toString();

async function timesTried(): Promise<string | undefined> {
  const html = await htmlOf('/tried', async () => SHOWN);
  return /<p>tried (\d+)/.exec(html ?? '')?.[1];
}

describe('a page of which something is the same for everybody', () => {
  it('is sent with it in place of its frame, under its title, with what it was drawn from', async () => {
    const html = await htmlOf('/one', async () => SHOWN);
    expect(html).toContain('<title>R &amp; D</title>');
    expect(html).toContain(
      `<div id="root" data-prerendered="marketplace" data-frame=""><p>1 /one fr 1000 Northline</p></div>
    <script type="application/json" id="page-content">{"deals":[],"deal":null,"drawnAt":1000}</script>
    <template id="start-failure">`,
    );
    expect(html).not.toContain('frame</div>');
  });

  it('says what it is about, to a search engine and to whoever is sent its address', async () => {
    const deal = { ...SAMPLE, summary: 'Trees & "more"' };
    const html = await htmlOf('/about', async () => ({ deals: null, deal: { ...deal, ...OF_DEAL } }));
    expect(html).toContain('<meta name="description" content="Trees &amp; &quot;more&quot;">');
    expect(html).toContain('<meta property="og:title" content="R &amp; D">');
    expect(html).not.toContain('Of all');
    expect(await htmlOf('/about/all', async () => SHOWN)).toContain('content="Of all"');
  });

  it('is the same in every encoding', async () => {
    const page = await draw('/one', async () => SHOWN);
    const { br, gzip, identity } = page?.forms ?? {};
    expect(brotliDecompressSync(br ?? '').toString()).toBe(String(identity));
    expect(gunzipSync(gzip ?? '').toString()).toBe(String(identity));
    expect(page?.etag).not.toBe(BUILT.etag);
  });

  it('is drawn again once it has changed, or a minute has passed, and not before', async () => {
    now = 2_000;
    const first = await htmlOf('/two', async () => SHOWN);
    now = 61_999;
    expect(await htmlOf('/two', async () => SHOWN)).toBe(first);
    expect(await htmlOf('/two', async () => ({ ...SHOWN, deals: null }))).not.toBe(first);
    now = 121_999;
    expect(await htmlOf('/two', async () => ({ ...SHOWN, deals: null }))).toContain('121999');
  });

  it('has no text that ends the element of its data', async () => {
    const text = '</script><script src="x"></script>';
    // Any text of a deal would do; its name is enough to see.
    const deals = [{ ...SAMPLE, name: text }];
    const html = await htmlOf('/three', async () => ({ deals, deal: null }));
    expect(html).not.toContain(text);
    const [, data = ''] = /id="page-content">(.*?)<\/script>/.exec(html ?? '') ?? [];
    expect(JSON.parse(data).deals[0].name).toBe(text);
  });

  it.each([
    ['there is nothing to see', '/four', async () => null, 0],
    ['it cannot be read', '/four', () => Promise.reject(new Error('the database is away')), 1],
    ['it cannot be drawn', '/fails', async () => SHOWN, 1],
    ['what draws it ends', '/ends', async () => SHOWN, 1],
  ])('is sent as it was built where %s', async (_why, path, what, said) => {
    expect(await draw(path, what)).toBeNull();
    expect(warnings).toHaveLength(said);
  });

  it('is sent as it was built where it is not read in time', async () => {
    const impatient = open(join(folder, 'renderer.mjs'), IMPATIENT_MS);
    expect(
      await draw('/late', () => new Promise<never>(() => undefined), 'marketplace', impatient),
    ).toBeNull();
    expect(warnings).toEqual([]);
    await impatient.close();
  });

  it('is drawn once for 200 visits at the same time', async () => {
    const visits = await Promise.all(Array.from({ length: 200 }, () => htmlOf('/many', async () => SHOWN)));
    expect(new Set(visits).size).toBe(1);
    expect(visits[0]).toContain('/many');
  });

  it('is sent as it was built for a minute after it could not be drawn, unless it changes', async () => {
    let isBroken = true;
    const content = async () => (isBroken ? { ...SHOWN, deals: null } : SHOWN);
    expect(await draw('/sometimes', content)).toBeNull();
    expect(await draw('/sometimes', content)).toBeNull();
    expect(await timesTried()).toBe('1');
    isBroken = false;
    expect(await htmlOf('/sometimes', content)).toContain('/sometimes');
  });

  it('is drawn again after what draws has ended', async () => {
    await draw('/ends', async () => SHOWN);
    expect(await htmlOf('/five', async () => SHOWN)).toContain('/five');
  });
});

describe('any other page', () => {
  it('is sent as it was built', async () => {
    expect(await draw('/one', async () => SHOWN, 'portfolio')).toBeNull();
  });

  it('so is every page where the application is not built', async () => {
    expect(await draw('/one', async () => SHOWN, 'marketplace', open(join(folder, 'none.js')))).toBeNull();
  });
});
