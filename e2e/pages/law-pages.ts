import { expect, type Locator } from '@playwright/test';
import { exactly, somewhere } from '../support/words.ts';
import type { Desk } from './desk.ts';

/** What the law lets somebody buy, as they read it on the pages of a deal and of an order. */
export class LawPages {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** How much they may buy today, and what they may buy later. */
  get meter(): Locator {
    const { page, words } = this.#desk;
    return page.getByRole('region', { name: exactly(words.room.title) });
  }

  /** Opens the page of a deal, and why they may buy so much there. */
  async openDeal(slug: string): Promise<void> {
    await this.#desk.page.goto(`/dashboard/marketplace/${slug}`);
    await this.meter.getByText(exactly(this.#desk.words.room.why.title)).click();
  }

  /** Waits for each of some sentences, whatever fills their places. */
  async expectSaid(...sentences: readonly string[]): Promise<void> {
    for (const sentence of sentences) {
      await expect(this.meter).toContainText(somewhere(sentence));
    }
  }

  /** The question in which of two languages somebody in Québec signs, below the French version. */
  get frenchFirst(): Locator {
    const { page, words } = this.#desk;
    return page.getByRole('heading', { level: 1, name: exactly(words.signing.language.title) });
  }

  async chooseEnglish(): Promise<void> {
    const { page, words } = this.#desk;
    await page.getByRole('button', { name: exactly(words.signing.language.en) }).click();
  }
}
