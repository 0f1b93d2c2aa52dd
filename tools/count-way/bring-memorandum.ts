import { expect } from '@playwright/test';
import { utilityBill } from '../../e2e/fixtures/files.ts';
import type { OfficePages } from '../../e2e/pages/office-pages.ts';
import { exactly, somewhere, wordsIn } from '../../e2e/support/words.ts';

const { officeDeals, officeMemorandum } = wordsIn('en');
const LANGUAGES = ['en', 'fr'] as const;
const FILE_LIMIT_MS = 60_000;

/** Brings the memorandum of a deal in both languages, and asks a second person to publish it. */
export async function bringMemorandum(person: OfficePages): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: exactly(officeMemorandum.tab) }).click();
  for (const [place, language] of LANGUAGES.entries()) {
    await page
      .locator(`#field-memorandum-${language}`)
      .setInputFiles(utilityBill(`memorandum-${language}.pdf`));
    const kept = page.getByRole('button', { name: somewhere(officeMemorandum.next.removeLabel) });
    await expect(kept).toHaveCount(place + 1, { timeout: FILE_LIMIT_MS });
  }
  await person.press(officeDeals.submit.action);
  await expect(page.getByText(officeMemorandum.next.submitted)).toBeVisible();
}

/** Publishes the memorandum that somebody else brought, as the page of its deal says it waits. */
export async function publishMemorandum(person: OfficePages): Promise<void> {
  await person.page.getByRole('link', { name: exactly(officeMemorandum.tab) }).click();
  await person.press(officeMemorandum.decision.action);
  await expect(person.page.getByText(officeMemorandum.decision.publish)).toBeVisible();
}
