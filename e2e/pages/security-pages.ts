import { expect, type Locator } from '@playwright/test';
import { exactly, filled, labelled } from '../support/words.ts';
import type { Desk } from './desk.ts';

/** The account page and the second step of logging in. */
export class SecurityPages {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async open(): Promise<void> {
    await this.#desk.page.goto('/dashboard/account');
    await expect(
      this.#desk.page.getByRole('heading', { level: 2, name: this.#texts.email.title }),
    ).toBeVisible();
  }

  /** Turns the second step on; `codeOf` makes a code from the key that the page shows. Answers the recovery codes. */
  async turnOnTwoFactor(password: string, codeOf: (secret: string) => string): Promise<string[]> {
    const { page, words } = this.#desk;
    const { twoFactor } = this.#texts;
    await this.button(twoFactor.turnOn).click();
    await this.field(words.account.password.label).fill(password);
    await this.button(twoFactor.continue).click();
    const secret = (await page.locator('code').first().textContent()) ?? '';
    await this.field(twoFactor.codeLabel).fill(codeOf(secret.replaceAll(/\s/g, '')));
    await this.button(twoFactor.confirm).click();
    await expect(page.getByText(exactly(twoFactor.codesTitle))).toBeVisible();
    const codes = await page.locator('ol code').allTextContents();
    await this.button(twoFactor.kept).click();
    await expect(page.getByText(exactly(twoFactor.turnedOn))).toBeVisible();
    return codes;
  }

  /** Types the code that the log-in asks for. */
  async giveCode(code: string): Promise<void> {
    await this.field(this.#texts.code.label).fill(code);
    await this.button(this.#texts.code.submit).click();
  }

  async changePassword(from: string, to: string): Promise<void> {
    const { words } = this.#desk;
    await this.button(this.#texts.password.change).click();
    await this.field(this.#texts.password.current).fill(from);
    await this.field(words.account.password.newLabel).fill(to);
    await this.button(this.#texts.password.submit).click();
    await expect(this.#desk.page.getByText(exactly(this.#texts.password.done))).toBeVisible();
  }

  async askForEmail(email: string, password: string): Promise<void> {
    await this.button(this.#texts.email.change).click();
    await this.field(this.#texts.email.newLabel).fill(email);
    await this.field(this.#desk.words.account.password.label).fill(password);
    await this.button(this.#texts.email.submit).click();
    await expect(this.#desk.page.getByText(filled(this.#texts.email.pendingTitle, { email }))).toBeVisible();
  }

  button(name: string): Locator {
    return this.#desk.page.getByRole('main').getByRole('button', { name: exactly(name) });
  }

  field(label: string): Locator {
    return this.#desk.page.getByRole('textbox', { name: labelled(this.#desk.words, label) });
  }

  get #texts() {
    return this.#desk.words.security;
  }
}
