import { expect } from '@playwright/test';
import { exactly, filled, wordsIn } from '../support/words.ts';
import type { OfficePages } from './office-pages.ts';

const { officeBank } = wordsIn('en');

export type BankFile = {
  account: string;
  /** Of CIBC's form: day, text, paid out, paid in; the newest first. */
  lines: readonly string[];
  openedOn: string;
  openingDollars: number;
  closingDollars: number;
};

/** Adds an account in trust and imports a bank's file into it, of which one line names its order. */
export async function importStatement(office: OfficePages, url: string, file: BankFile): Promise<void> {
  const { page } = office;
  const dialog = page.getByRole('dialog');
  await page.goto(`${url}/office/money/bank`);
  await page.getByRole('button', { name: exactly(officeBank.open.action) }).click();
  await dialog.getByLabel(officeBank.open.name, { exact: true }).fill(file.account);
  await dialog.getByLabel(officeBank.open.openingBalance, { exact: true }).fill(String(file.openingDollars));
  await dialog.getByLabel(officeBank.open.openedOn, { exact: true }).fill(file.openedOn);
  await dialog.getByRole('button', { name: exactly(officeBank.open.submit) }).click();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: exactly(file.account) }) });
  await card.getByRole('link', { name: officeBank.import.action }).click();
  const buffer = Buffer.from(file.lines.join('\r\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByLabel(officeBank.import.how, { exact: true })).toHaveValue('cibc');
  await page.getByLabel(officeBank.balances.opening, { exact: true }).fill(String(file.openingDollars));
  await page.getByLabel(officeBank.balances.closing, { exact: true }).fill(String(file.closingDollars));
  await office.press(officeBank.import.submit);
  await expect(page.getByText(filled(officeBank.imported.matched_one, { number: 1 }))).toBeVisible();
}
