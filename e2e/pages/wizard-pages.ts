import { expect, type Locator } from '@playwright/test';
import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import { type WizardPage, wizardPath } from '@portal/domain/order/wizard/wizard-pages';
import { exactly, somewhere } from '../support/words.ts';
import type { Desk } from './desk.ts';
import { choose, press, textField } from './fields.ts';

/** The bank account of an order that is debited. */
export const ACCOUNT = {
  transit: '12345',
  institution: '003',
  account: '1234567',
  accountHolder: 'Ada Tremblay',
} as const;

/** The order wizard: its two bars and the fields of its pages. */
export class WizardPages {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Types an address of the wizard. */
  async goTo(slug: string, page: WizardPage): Promise<void> {
    await this.#desk.page.goto(wizardPath(slug, page));
  }

  /** Waits for a page: its address, and the heading that says what it is about. */
  async expectPage(slug: string, page: Exclude<WizardPage, 'complete'>): Promise<void> {
    await expect(this.#desk.page).toHaveURL(wizardPath(slug, page));
    await expect(this.heading(this.#texts.pages[page].title)).toBeVisible();
  }

  /** Waits for the last page with one of its three headings. */
  async expectComplete(slug: string, title: 'titleOpen' | 'titleDone' | 'titleApproved'): Promise<void> {
    await expect(this.#desk.page).toHaveURL(wizardPath(slug, 'complete'));
    await expect(this.heading(this.#texts.complete[title])).toBeVisible();
  }

  async next(): Promise<void> {
    await this.nextButton.click();
  }

  /** Leaves by Save & Exit and waits for the marketplace. */
  async saveAndExit(): Promise<void> {
    await this.saveAndExitLink.click();
    await expect(this.#desk.page).toHaveURL('/dashboard/marketplace');
  }

  async openCancelDialog(): Promise<Locator> {
    await this.cancelButton.click();
    const dialog = this.#desk.page.getByRole('alertdialog', {
      name: exactly(this.#texts.cancelDialog.title),
    });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Says what the money is for, and that the person invests for themselves. */
  async sayPurpose(): Promise<void> {
    const { fields, intendedUses } = this.#desk.words.trades;
    await choose(this.#desk, fields.intendedUse, intendedUses.growth);
    await press(this.answerForMyself);
  }

  get answerForMyself(): Locator {
    const group = this.#desk.page.getByRole('radiogroup', {
      name: exactly(this.#desk.words.trades.fields.isForOther),
    });
    return group.getByRole('radio', { name: exactly(this.#texts.details.forMyself) });
  }

  async choosePayment(method: PaymentMethod): Promise<void> {
    const { words } = this.#desk;
    const { name } = words.trades.paymentMethods[method];
    const group = this.#desk.page.getByRole('radiogroup', {
      name: exactly(this.#texts.details.paymentMethod),
    });
    await press(group.getByRole('radio', { name: new RegExp(`^${somewhere(name).source}`) }));
  }

  async chooseProvince(name: string): Promise<void> {
    await choose(this.#desk, this.#desk.words.trades.fields.province, name);
  }

  /** Fills in the account to debit and agrees to the debit. */
  async fillPayment(): Promise<void> {
    for (const name of ['transit', 'institution', 'account', 'accountHolder'] as const) {
      await this.field(name).fill(ACCOUNT[name]);
    }
    await this.authorization.check();
  }

  field(name: keyof Desk['words']['trades']['fields']): Locator {
    return textField(this.#desk, this.#desk.words.trades.fields[name]);
  }

  heading(name: string): Locator {
    return this.#desk.page.getByRole('heading', { level: 1, name: exactly(name) });
  }

  /** The statement that the offering memorandum was received and read: no order is placed without it. */
  get memorandum(): Locator {
    return this.#desk.page.getByRole('checkbox', {
      name: exactly(this.#texts.order.memorandum.statement),
    });
  }

  /** Dollars, shown with the language's own grouping once the field is left. */
  get amount(): Locator {
    return this.field('amount');
  }

  get authorization(): Locator {
    return this.#desk.page.getByRole('checkbox', { name: exactly(this.#texts.pay.authorization) });
  }

  /** Next Step, which reads Complete Payment on the pay page. */
  get nextButton(): Locator {
    return this.#button(this.#texts.next).or(this.#button(this.#texts.completePayment));
  }

  get showMissing(): Locator {
    return this.#button(this.#texts.showMissing);
  }

  get cancelButton(): Locator {
    return this.#button(this.#texts.cancel);
  }

  /** The button below the consent to sign electronically, which gives it. */
  get agreeAndRead(): Locator {
    return this.#button(this.#desk.words.signing.consent.agreeAndRead);
  }

  /** The same button once the consent was given. */
  get goOnSigning(): Locator {
    return this.#button(this.#desk.words.signing.consent.goOn);
  }

  // A wide screen and a phone each have a link of their own in the page; one of them is drawn.
  get saveAndExitLink(): Locator {
    return this.#desk.page.getByRole('link', { name: exactly(this.#texts.saveAndExit) });
  }

  get previous(): Locator {
    const name = exactly(this.#texts.previous);
    const { page } = this.#desk;
    return page.getByRole('button', { name }).or(page.getByRole('link', { name }));
  }

  get #texts() {
    return this.#desk.words.wizard;
  }

  #button(name: string): Locator {
    return this.#desk.page.getByRole('button', { name: exactly(name) });
  }
}
