// Wide: a page, a message or a paper that still bears the name of another dealer’s folder.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures/screens.ts';
import { giveDetails, ordersOf, placeOrder, signOrder, submitProfile } from '../support/people.ts';
import { preparePortal } from '../support/portal-process.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';

const GRAND_RIVER = fileURLToPath(new URL('../../brand/grand-river', import.meta.url));
const START_LIMIT_MS = 180_000;
/** Papers are sealed by a job, after the signature. */
const SEALED_LIMIT_MS = 60_000;
const LOOK_MS = 3_000;
const DEAL = 'harbour-row-apartments';

/** A portal whose dealer is another than the demonstration's, on the same build. */
const test = base.extend<object, { portalProcess: Awaited<ReturnType<typeof preparePortal>> }>({
  portalProcess: [
    async ({ engine }, use) => {
      const portal = await preparePortal(engine, { BRAND_DIR: GRAND_RIVER });
      try {
        await portal.start();
        await use(portal);
      } finally {
        await portal.dispose();
      }
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});

/** Name, numbers, addresses and colours of the demonstration's dealer. */
const OF_THE_FIRST =
  /(?<!(?:in trust for|en fiducie pour)\s+)northline|844[\s\u00a0-]*955[\s\u00a0\u2011-]*4114|150 King Street|150, rue King Ouest|faf8f4|1d4d40|93cdb6|1f4d3f/i;
/** The trustee of the folder. The data began with another, who stays until two persons agree (decision 0075). */
const OF_ITS_TRUSTEE = /speed\s*river|wyndham/i;

const PAGES = [
  '/',
  '/landing',
  '/login',
  '/register',
  '/privacy-policy',
  '/contact',
  '/verify-document',
  `/deal/${DEAL}`,
  '/nowhere',
  '/ref',
  '/forgot-password',
  '/unsubscribe/nobody',
  '/onboarding',
  '/dashboard/marketplace',
  '/dashboard/portfolio',
  '/dashboard/compare',
  `/wizard/${DEAL}/order`,
  '/office',
];
/** What pages show beside their own text: of the dealer's folder, or of no dealer. */
const PICTURES_AND_COLOURS = [
  '/brand/mark.svg',
  '/brand/favicon.svg',
  '/brand/colours.css',
  ...['empty-portfolio', 'not-found', 'signed', 'welcome'].map((name) => `/media/illustrations/${name}.svg`),
];

test('another dealer’s folder changes every page, message and paper, without a build @desktop', async ({
  page,
  portal,
  person,
  screens,
  problems,
}) => {
  problems.allow(/status of 404/);
  for (const language of ['en', 'fr'] as const) {
    for (const path of PAGES) {
      await page.context().addCookies([{ name: 'language', value: language, url: portal.url }]);
      const source = await (await page.request.get(path)).text();
      expect(source.match(OF_THE_FIRST)?.[0], `${path} in ${language}, as it is sent`).toBeUndefined();
    }
    for (const path of PICTURES_AND_COLOURS) {
      const file = await page.request.get(path);
      expect(file.status(), path).toBe(200);
      expect((await file.text()).match(OF_THE_FIRST)?.[0], `${path} in ${language}`).toBeUndefined();
    }
    const manifest = await (await page.request.get('/brand/manifest.webmanifest')).text();
    expect(manifest).toContain('Grand River');
    expect(manifest).not.toMatch(OF_THE_FIRST);
  }
  await page.context().clearCookies({ name: 'language' });
  for (const path of ['/dashboard/marketplace', `/dashboard/marketplace/${DEAL}`, '/dashboard/account']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOfTheSecond(page, path);
  }
  expect(await accentOf(page)).toBe('rgb(90, 42, 130)');

  await submitProfile(person, MARRIED_IN_TORONTO);
  const tradeId = await placeOrder(person, DEAL, 10);
  await giveDetails(person, tradeId, 'outside');
  await signOrder(person, tradeId);
  expect(await ordersOf(person)).toHaveLength(1);
  await page.goto(`/dashboard/portfolio/${tradeId}`);
  await expectOfTheSecond(page, 'the order');

  const { portfolio } = screens;
  await expect(async () => {
    await portfolio.open();
    await expect(portfolio.documents.first()).toBeVisible({ timeout: LOOK_MS });
  }).toPass({ timeout: SEALED_LIMIT_MS });
  for (const document of await portfolio.documents.all()) {
    const { name, bytes } = await portfolio.save(document);
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes }).toString();
    expect(text).toContain('Grand River');
    expect(text.match(OF_THE_FIRST)?.[0], name).toBeUndefined();
    expect(text.match(OF_ITS_TRUSTEE)?.[0], name).toBeUndefined();
  }

  await portal.waitForMail(person.email, /./);
  const mails = portal.mailsTo(person.email);
  for (const { subject, text, html } of mails) {
    expect(`${subject} ${text} ${html}`.match(OF_THE_FIRST)?.[0], `the message ${subject}`).toBeUndefined();
    expect(`${text} ${html}`.match(OF_ITS_TRUSTEE)?.[0], `the message ${subject}`).toBeUndefined();
    expect(html).toContain('Érablière Grand River');
  }
  expect(mails.map(({ text }) => text).join('\n')).toContain('Cedar Narrows');
});

async function expectOfTheSecond(page: Page, name: string): Promise<void> {
  await expect(page).toHaveTitle(/Grand River/);
  expect((await page.locator('body').textContent())?.match(OF_THE_FIRST)?.[0], name).toBeUndefined();
}

function accentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.color = 'var(--color-accent)';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
}
