// Wide: a page that weighs or asks for more than its budget, which the build would let pass.
// @vitest-environment node
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BUDGETS, checkBudget } from './check-budget.ts';

const EARLY = '<script type="module" async src="/assets/0.js"></script>';
const SMALL_BYTES = 10;
const MANY = 40;

const applicationOf = (count: number) =>
  `<meta name="application" content="${Array.from({ length: count }, (_, place) => `/assets/${place}.js`).join(' ')}">`;

/** A build whose pages all contain this HTML. */
async function built(html: string, scriptBytes = SMALL_BYTES): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'budget-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, 'assets'));
  for (let place = 0; place < MANY; place += 1) {
    // Random bytes do not compress.
    await writeFile(join(dist, 'assets', `${place}.js`), randomBytes(scriptBytes));
  }
  for (const language of ['en', 'fr']) {
    await mkdir(join(dist, 'prerendered', language), { recursive: true });
    for (const { page } of BUDGETS) {
      await writeFile(join(dist, 'prerendered', language, `${page}.html`), html);
    }
  }
  return dist;
}

describe('the budget of the pages', () => {
  it('is kept by pages with one script of their own and a small application', async () => {
    const costs = await checkBudget(await built(EARLY + applicationOf(20)));
    expect(costs[0]).toMatchObject({ holdingScripts: 0, scriptsInPage: 1, scriptsAsked: 20, styles: 0 });
  });

  it.each<[string, string, RegExp]>([
    ['a script that is no module', `${EARLY}<script src="/assets/1.js"></script>`, /1 scripts that hold up/],
    [
      'a second module',
      `${EARLY}<script type="module" src="/assets/1.js"></script>`,
      /2 scripts in the page/,
    ],
    ['a preloaded module', `${EARLY}<link rel="modulepreload" href="/assets/1.js">`, /2 scripts in the page/],
    ['an application in many pieces', EARLY + applicationOf(25), /25 scripts asked for, at most 24/],
    [
      'two style sheets',
      '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">',
      /2 style/,
    ],
  ])('is broken by %s', async (_what, html, said) => {
    await expect(checkBudget(await built(html))).rejects.toThrow(said);
  });

  it('is broken by an application that weighs too much, at once or later', async () => {
    const heavy = await built(EARLY + applicationOf(1), 205_000);
    await expect(checkBudget(heavy)).rejects.toThrow(/kB of scripts that come later, at most 200/);
    const atOnce = await built(`${EARLY}${applicationOf(1)}<div id="root" data-frame="x">`, 70_000);
    await expect(checkBudget(atOnce)).rejects.toThrow(/kB of scripts, at most 60/);
  });
});
