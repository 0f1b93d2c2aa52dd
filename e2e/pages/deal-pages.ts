import { expect, type Locator } from '@playwright/test';
import { exactly } from '../support/words.ts';
import type { Desk } from './desk.ts';

/** The marketplace and the page of one deal. */
export class DealPages {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async expectMarketplace(): Promise<void> {
    const { page, words } = this.#desk;
    await expect(page).toHaveURL('/dashboard/marketplace');
    await expect(page.getByRole('heading', { level: 1, name: exactly(words.deals.title) })).toBeVisible();
    await expect(this.cards.first()).toBeVisible();
  }

  /** Opens a deal from its card. */
  async openDeal(name: string, slug: string): Promise<void> {
    await this.card(name)
      .getByRole('link', { name: exactly(name) })
      .click();
    await this.expectDeal(name, slug);
  }

  async expectDeal(name: string, slug: string): Promise<void> {
    const { page } = this.#desk;
    await expect(page).toHaveURL(`/dashboard/marketplace/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: exactly(name) })).toBeVisible();
  }

  get cards(): Locator {
    return this.#desk.page.getByRole('article');
  }

  card(name: string): Locator {
    return this.#desk.page.getByRole('article', { name: exactly(name) });
  }

  /** The mark of a card that is to be compared. */
  compare(card: Locator): Locator {
    return card.getByRole('checkbox', { name: new RegExp(`^${this.#desk.words.deals.compare}`) });
  }

  /** The bar that counts the marked deals. */
  get compareBar(): Locator {
    return this.#desk.page.getByRole('region', { name: exactly(this.#desk.words.compare.bar.label) });
  }

  get comparison(): Locator {
    return this.#desk.page.getByRole('table', { name: exactly(this.#desk.words.compare.title) });
  }

  // A wide screen and a phone each have a link of their own in the page; one of them is drawn.
  get invest(): Locator {
    return this.#link(this.#desk.words.dealPage.invest.start);
  }

  get resume(): Locator {
    return this.#link(this.#desk.words.dealPage.invest.resume);
  }

  #link(name: string): Locator {
    return this.#desk.page.getByRole('link', { name: exactly(name) });
  }
}
