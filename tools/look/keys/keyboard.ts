import { expect, type Locator, type Page } from '@playwright/test';
import type { KeyStep } from './key-step.ts';

/** More stops than any page of the way has. */
const TABS_MAX = 140;

/** A person's only tool. Each key is counted, and the focus is checked after each. */
export class Keyboard {
  readonly steps: KeyStep[] = [];
  readonly #page: Page;
  readonly #language: string;

  constructor(page: Page, language: string) {
    this.#page = page;
    this.#language = language;
  }

  /** Begins the next part of the way. */
  begin(part: string): void {
    this.steps.push({
      part,
      language: this.#language,
      presses: 0,
      tabs: 0,
      typed: 0,
      stops: 0,
      lost: [],
      unseen: [],
    });
  }

  /** Presses Tab until a control has the focus. Whatever came before must have left the focus on something. */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeAttached();
    if (!(await this.#hasFocus())) {
      this.#step?.lost.push(`before ${control}`);
    }
    for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) {
        return;
      }
      await this.press('Tab');
      this.#count('stops', 1);
      this.#step?.unseen.push(...(await this.#unseen()));
    }
    throw new Error(`Tab never comes to ${control}`);
  }

  /** After a full page load nothing has the focus, as browsers have it. */
  async arrive(): Promise<void> {
    await this.press('Tab');
  }

  async press(
    key: 'Tab' | 'Enter' | 'Space' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'ControlOrMeta+A',
  ): Promise<void> {
    this.#count('presses', 1);
    this.#count('tabs', key === 'Tab' ? 1 : 0);
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.#count('typed', text.length);
    await this.#page.keyboard.type(text);
  }

  async pressOn(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(control);
    await this.press(key);
  }

  async typeInto(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    if ((await field.inputValue()) !== '') {
      await this.press('ControlOrMeta+A');
    }
    await this.type(text);
  }

  /** Arrow keys move among visible answers, choose, and wrap around to the first. */
  async chooseIn(group: Locator, answer: Locator): Promise<void> {
    const radios = group.getByRole('radio');
    const chosen = group.getByRole('radio', { checked: true });
    await this.tabTo((await chosen.count()) > 0 ? chosen : radios.first());
    for (let presses = 0; presses < (await radios.count()) && !(await answer.isChecked()); presses += 1) {
      await this.press('ArrowDown');
    }
    if (!(await answer.isChecked())) {
      await this.press('Space');
    }
    await expect(answer).toBeChecked();
  }

  get #step(): KeyStep | undefined {
    return this.steps.at(-1);
  }

  #count(what: 'presses' | 'tabs' | 'typed' | 'stops', more: number): void {
    if (this.#step !== undefined) {
      this.#step[what] += more;
    }
  }

  async #hasFocus(): Promise<boolean> {
    // What follows a press, such as the next page, takes the focus once it is there.
    return this.#page
      .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
  }

  /** The name of a stop without a focus ring, its own or one drawn for it. Past the end of the page the browser itself has the focus. */
  #unseen(): Promise<string[]> {
    return this.#page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) {
        return [];
      }
      const label = focused.closest('label');
      const drawn = [focused, ...(label === null ? [] : [label, ...label.querySelectorAll('*')])];
      const near = [focused.nextElementSibling, focused.parentElement].filter((each) => each !== null);
      const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      // A link that covers a whole card has its ring around the card.
      const isSeen =
        getComputedStyle(focused).boxShadow !== 'none' ||
        hasOutline(getComputedStyle(focused, '::after')) ||
        [...drawn, ...near].some((each) => hasOutline(getComputedStyle(each)));
      const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? focused.id).trim();
      return isSeen ? [] : [`${focused.tagName} '${name.slice(0, 40)}' of ${location.pathname}`];
    });
  }
}
