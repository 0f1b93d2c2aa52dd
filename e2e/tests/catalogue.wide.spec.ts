// Wide: a part of the kit that is not accessible in one of its states.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { REPOSITORY } from '../support/repository.ts';

/** No server is behind it: what is asked for there is read from the folder that the catalogue was built into. */
const ORIGIN = 'http://parts.test';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const VIEWS = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'fr', theme: 'dark', width: 1440 },
  { language: 'fr', theme: 'light', width: 360 },
  { language: 'en', theme: 'dark', width: 360 },
] as const;

// One after the other in one process: each process would build the catalogue for itself.
test.describe.configure({ mode: 'default' });

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  execFileSync(process.execPath, [join(REPOSITORY, 'apps/investor/scripts/build-catalogue.ts'), folder]);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Shows a view of the catalogue; answers the problems that the page told since. */
async function open(page: Page, { language, theme, width }: (typeof VIEWS)[number]): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      problems.push(message.text());
    }
  });
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const contentType = CONTENT_TYPES[extname(pathname)];
    return contentType === undefined
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType, body: readFileSync(join(folder, pathname)) });
  });
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${ORIGIN}/dev/ui.html?language=${language}&theme=${theme}`);
  await page.getByRole('region', { name: 'timeline' }).waitFor();
  return problems;
}

for (const view of VIEWS) {
  const { language, theme, width } = view;
  const name = `the parts in ${language}, ${theme}, ${width} px`;
  test(`${name} @desktop`, async ({ page }) => {
    const problems = await open(page, view);
    const messages = page.getByRole('region', { name: 'toast-region' }).getByRole('button');
    for (const button of (await messages.all()).slice(0, 3)) {
      await button.click();
    }
    await expectAccessible(page, name, language);

    await page.getByRole('region', { name: 'dialog' }).getByRole('button').first().click();
    await page.getByRole('alertdialog').waitFor();
    await expectAccessible(page, `the question of ${name}`, language, { within: '[role=alertdialog]' });
    expect(problems).toEqual([]);
  });
}
