// Wide: a tool of somebody else that loads without a yes, sees what is typed or lies over a button.
import type { Page } from '@playwright/test';
import { PHONE } from '../fixtures/devices.ts';
import { onBothDevices } from '../fixtures/on-both-devices.ts';
import { test } from '../fixtures/outside-tools.ts';
import { expect } from '../fixtures/screens.ts';
import { exactly, type Words, wordsIn } from '../support/words.ts';

const MEASURED = ['/', '/privacy-policy'];

// One after the other in one process of one profile: each process has a portal of its own.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ providers }) => {
  providers.asked.length = 0;
  providers.seen.length = 0;
});

const strip = (page: Page, words: Words) =>
  page.getByRole('region', { name: words.outsideTools.strip.label });

async function answer(page: Page, words: Words, name: 'accept' | 'refuse'): Promise<void> {
  await strip(page, words)
    .getByRole('button', { name: exactly(words.outsideTools.strip[name]) })
    .click();
  await expect(strip(page, words)).toBeHidden();
}

test('nothing loads before a yes or after a no, and the question lies over no button @phone', async ({
  page,
  providers,
  language,
  checkOnBothDevices,
}) => {
  const words = wordsIn(language);
  for (const address of ['/', '/login', '/contact']) {
    await page.goto(address);
    await expect(strip(page, words)).toBeVisible();
    await onBothDevices(page, async ({ width }) => {
      const box = await strip(page, words).boundingBox();
      const action = page.locator('main').locator('a, button[type=submit]').first();
      await action.scrollIntoViewIfNeeded();
      const actionBox = await action.boundingBox();
      const end = (actionBox?.y ?? Number.NaN) + (actionBox?.height ?? Number.NaN);
      expect(end, `${address} at ${width} px`).toBeLessThanOrEqual(box?.y ?? 0);
    });
  }
  await page.goto('/');
  await checkOnBothDevices(page, 'the question about consent');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    strip(page, words).getByRole('button', { name: words.outsideTools.strip.refuse }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(strip(page, words)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: words.shell.footer.privacyChoices })).toBeVisible();
  await expect(strip(page, words)).toBeHidden();
  expect(providers.asked).toEqual([]);
});

test('after a yes the scripts see public pages and nothing that is typed @phone', async ({
  page,
  providers,
  language,
}) => {
  const words = wordsIn(language);
  await page.goto('/');
  await answer(page, words, 'accept');
  await expect.poll(() => providers.seen.filter(({ what }) => what === 'start')).toHaveLength(2);
  await page.getByRole('contentinfo').getByRole('link', { name: words.shell.footer.privacyPolicy }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.privacy.title })).toBeVisible();
  await page.getByRole('link', { name: exactly(words.shell.header.home) }).click();
  await expect(page).toHaveURL('/');

  // To a page with a form: a new document, which no script enters.
  await page.getByRole('banner').getByRole('link', { name: words.shell.header.login }).click();
  await page.getByLabel(words.account.email.label).fill('ana@example.ca');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.querySelectorAll('script[src^="http://127.0.0.1"][async]').length),
  ).toBe(0);
  const policy = await page.evaluate(async () =>
    (await fetch('/login')).headers.get('content-security-policy'),
  );
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);

  // Back through what was one document before it was loaded anew: the page with the form comes in a document of its own.
  await page.getByRole('link', { name: exactly(words.shell.header.home) }).click();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect.poll(() => providers.seen.filter(({ what }) => what === 'start').length).toBeGreaterThan(2);
  await page.goBack();
  await page.getByLabel(words.account.email.label).fill('ana@example.ca');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(providers.seen.filter(({ what, path }) => what !== 'start' || !MEASURED.includes(path))).toEqual([]);
});

test('the chat stands at the bottom right of open pages, and above the wizard’s button after a yes @phone', async ({
  page,
  person: _person,
  providers,
  screens,
  checkOnBothDevices,
}) => {
  const { words } = screens;
  // A phone's marketplace shows one banner at a time, and has a reminder before the question.
  await page.goto('/contact');
  await answer(page, words, 'accept');
  await page.goto('/dashboard/marketplace');
  const opener = page.getByRole('button', { name: exactly(words.outsideTools.chat.open) });
  await expect(opener).toBeVisible();
  await onBothDevices(page, async ({ width, height }) => {
    const box = await opener.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(width, 0);
    const tabs = width === PHONE.viewport.width ? 56 : 0;
    expect(height - tabs - (box?.y ?? 0) - (box?.height ?? 0), `at ${width} px`).toBeCloseTo(40, -1);
  });
  expect(providers.asked).toEqual([]);
  await opener.click();
  const chat = page.frameLocator('iframe');
  await expect(chat.getByText('The chat sees nothing of the page, and knows ""')).toBeVisible();
  expect(providers.asked).toEqual(['/chat/p1/w1']);
  await checkOnBothDevices(page, 'the chat');
  await page.getByRole('button', { name: words.outsideTools.chat.close }).click();

  await page.goto('/wizard/harbour-row-apartments/order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(opener).toBeVisible();
  await onBothDevices(page, async ({ width }) => {
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    const box = await opener.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
  });
  await expect(page.locator('iframe')).toHaveCount(0);
  await checkOnBothDevices(page, 'the wizard with the chat');
});

test('a person changes their mind at the foot of any page @phone', async ({
  page,
  providers,
  language,
  checkOnBothDevices,
}) => {
  const words = wordsIn(language);
  await page.goto('/');
  await answer(page, words, 'accept');
  await expect.poll(() => providers.seen.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: words.shell.footer.privacyChoices }).click();
  await checkOnBothDevices(page, 'the choices');
  const measuring = page.getByRole('switch', { name: words.outsideTools.choices.measurement });
  await expect(measuring).toBeChecked();
  await measuring.click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: words.outsideTools.choices.save }).click();
  await reloaded;
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await expect(page.getByRole('button', { name: exactly(words.outsideTools.chat.open) })).toBeVisible();
});
