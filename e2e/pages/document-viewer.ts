import { expect, type Locator } from '@playwright/test';
import { exactly, filled, somewhere } from '../support/words.ts';
import type { Desk } from './desk.ts';

/** A document that is read over the page. */
export class DocumentViewer {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The rows that offer a document to be read here. */
  get rows(): Locator {
    return this.#desk.page.getByRole('button', {
      name: new RegExp(`^${this.#desk.words.ui.document.read} `),
    });
  }

  get dialog(): Locator {
    return this.#desk.page.getByRole('dialog');
  }

  /** Waits until the picture of a page is drawn. */
  async expectPage(number: number): Promise<void> {
    const picture = this.sheet(number).locator('img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBe(1600);
  }

  sheet(number: number): Locator {
    return this.dialog.getByRole('region', { name: somewhere(filled(this.#texts.page, { number })) });
  }

  get pageField(): Locator {
    return this.dialog.getByRole('textbox', { name: exactly(this.#texts.goTo) });
  }

  get larger(): Locator {
    return this.dialog.getByRole('button', { name: exactly(this.#texts.larger) });
  }

  get textOnly(): Locator {
    return this.dialog.getByRole('button', { name: exactly(this.#texts.asWords) });
  }

  get download(): Locator {
    return this.dialog.getByRole('button', { name: somewhere(this.#texts.download) });
  }

  get #texts() {
    return this.#desk.words.viewer;
  }
}
