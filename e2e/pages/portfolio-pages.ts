import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { type TradeStatus, tradeStatusKeys } from '@portal/domain/order/trades/trade-status';
import { exactly, filled, somewhere, textAt } from '../support/words.ts';
import type { Desk } from './desk.ts';

/** The portfolio and the page of one order. */
export class PortfolioPages {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async open(): Promise<void> {
    const { page, words } = this.#desk;
    await page.goto('/dashboard/portfolio');
    await expect(page.getByRole('heading', { level: 1, name: exactly(words.portfolio.title) })).toBeVisible();
  }

  /** The order of a deal in the list. */
  order(dealName: string): Locator {
    return this.#desk.page.getByRole('article', { name: exactly(dealName) });
  }

  /** Expects the order of a deal to stand at a status. */
  async expectStatus(dealName: string, status: TradeStatus): Promise<void> {
    const name = textAt(this.#desk.words, tradeStatusKeys(status).name);
    // The badge comes first; the line of progress below it may say the same.
    await expect(this.order(dealName).getByText(exactly(name)).first()).toBeVisible();
  }

  /** Opens the page of an order; answers its id. */
  async openOrder(dealName: string): Promise<string> {
    const { page, words } = this.#desk;
    await this.order(dealName)
      .getByRole('link', { name: exactly(dealName) })
      .click();
    const title = exactly(filled(words.portfolio.order.title, { deal: dealName }));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    return page.url().slice(page.url().lastIndexOf('/') + 1);
  }

  /** The rows of the signed documents, each to save by a press. */
  get documents(): Locator {
    return this.#buttons(this.#desk.words.ui.document.download);
  }

  /** The same rows, each to read in the page. */
  get readable(): Locator {
    return this.#buttons(this.#desk.words.ui.document.read);
  }

  #buttons(action: string): Locator {
    const signed = somewhere(this.#desk.words.portfolio.documents.signedOn);
    const rows = this.#desk.page.getByRole('listitem').filter({ hasText: signed });
    return rows.getByRole('button', { name: new RegExp(`^${action} `) });
  }

  /** Saves a document by a press, as a person does; answers its name and bytes. */
  async save(document: Locator): Promise<{ name: string; bytes: Buffer }> {
    const [download] = await Promise.all([this.#desk.page.waitForEvent('download'), document.click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }
}
