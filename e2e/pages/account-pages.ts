import { expect, type Locator } from '@playwright/test';
import { type ProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { Account } from '../support/people.ts';
import { exactly, filled, labelled, textAt } from '../support/words.ts';
import type { Desk } from './desk.ts';
import { listField, textField } from './fields.ts';

/** Logging in, registering and choosing a new password. */
export class AccountPages {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async openRegistration(): Promise<void> {
    await this.#desk.page.goto('/register');
    await expect(this.#heading(this.#texts.register.title)).toBeVisible();
  }

  /** Fills in the registration without sending it. */
  async fillRegistration(account: Account, province: ProvinceCode, phone: string): Promise<void> {
    const { words } = this.#desk;
    await this.field('firstName').fill(account.firstName);
    await this.field('lastName').fill(account.lastName);
    await listField(this.#desk, this.#texts.province.label).selectOption({
      label: textAt(words, provinceNameKey(province)),
    });
    await this.field('phone').fill(phone);
    await this.field('email').fill(account.email);
    await this.password.fill(account.password);
    await this.terms.check();
  }

  async sendRegistration(): Promise<void> {
    await this.registerButton.click();
  }

  /** Logs in through the page and waits for the portal behind it. */
  async logIn(account: Pick<Account, 'email' | 'password'>): Promise<void> {
    await this.#desk.page.goto('/login');
    await this.sendLogin(account.email, account.password);
    await this.#desk.page.waitForURL(/\/(dashboard|onboarding|wizard)/);
  }

  async sendLogin(email: string, password: string): Promise<void> {
    await this.field('email').fill(email);
    await this.password.fill(password);
    await this.#button(this.#texts.login.submit).click();
  }

  /** Asks for a link to choose a new password, and waits for the sentence that it is on its way. */
  async forgetPassword(email: string): Promise<void> {
    await this.#desk.page.goto('/forgot-password');
    await this.field('email').fill(email);
    await this.#button(this.#texts.forgot.submit).click();
    await expect(this.#desk.page.getByText(filled(this.#texts.forgot.sent, { email }))).toBeVisible();
  }

  /** Chooses a new password on the page that the link leads to. */
  async chooseNewPassword(password: string): Promise<void> {
    await this.newPassword.fill(password);
    await this.#button(this.#texts.reset.submit).click();
  }

  field(name: 'firstName' | 'lastName' | 'email' | 'phone'): Locator {
    return textField(this.#desk, this.#texts[name].label);
  }

  // A password field has no role; its label is what a reader hears.
  get password(): Locator {
    return this.#desk.page.getByLabel(labelled(this.#desk.words, this.#texts.password.label));
  }

  get newPassword(): Locator {
    return this.#desk.page.getByLabel(labelled(this.#desk.words, this.#texts.password.newLabel));
  }

  get terms(): Locator {
    return this.#desk.page.getByRole('checkbox', { name: exactly(this.#texts.terms.accept) });
  }

  get registerButton(): Locator {
    return this.#button(this.#texts.register.submit);
  }

  get #texts() {
    return this.#desk.words.account;
  }

  #button(name: string): Locator {
    return this.#desk.page.getByRole('button', { name: exactly(name) });
  }

  #heading(name: string): Locator {
    return this.#desk.page.getByRole('heading', { level: 1, name: exactly(name) });
  }
}
