import { mergeTests } from '@playwright/test';
import { test as withTools } from '../../../e2e/fixtures/outside-tools.ts';
import { expect } from '../../../e2e/fixtures/screens.ts';
import { exactly, wordsIn } from '../../../e2e/support/words.ts';
import { test as withLooks } from '../look.ts';

const test = mergeTests(withLooks, withTools);

test('tools of other companies', async ({ page, look, language, providers: _providers }) => {
  const words = wordsIn(language);
  const strip = page.getByRole('region', { name: words.outsideTools.strip.label });
  await page.goto('/');
  await expect(strip).toBeVisible();
  await look('home: question about tools');
  await page.goto('/login');
  await expect(strip).toBeVisible();
  await look('login: question about tools');
  await strip.getByRole('button', { name: exactly(words.outsideTools.strip.choose) }).click();
  await expect(page.getByRole('dialog', { name: words.outsideTools.choices.title })).toBeVisible();
  await look('login: choices about tools');
  await page.getByRole('switch', { name: words.outsideTools.choices.chat }).click();
  await page.getByRole('button', { name: words.outsideTools.choices.save }).click();
  await page.goto('/contact');
  const opener = page.getByRole('button', { name: exactly(words.outsideTools.chat.open) });
  await expect(opener).toBeVisible();
  await look('contact: with the chat offered');
  await opener.click();
  await expect(page.locator('iframe')).toBeVisible();
  await look('contact: with the chat open');
});
