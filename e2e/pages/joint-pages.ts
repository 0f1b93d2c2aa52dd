import { expect, type Locator } from '@playwright/test';
import { exactly, filled } from '../support/words.ts';
import type { Desk } from './desk.ts';
import { choose, fileInput, textField } from './fields.ts';

/** A second investor, as the order page asks for one. */
export type Joint = { firstName: string; lastName: string; email: string };

/** What concerns the joint investor: the form on the order page, the state of their signature, their copies. */
export class JointPages {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Turns the question on and fills it in; messages in the language of this desk. */
  async fill({ firstName, lastName, email }: Joint): Promise<void> {
    const { fields, relations, languages } = this.#texts;
    await this.toggle.check();
    await textField(this.#desk, fields.firstName).fill(firstName);
    await textField(this.#desk, fields.lastName).fill(lastName);
    await textField(this.#desk, fields.email).fill(email);
    await choose(this.#desk, fields.relation, relations.spouse);
    await choose(this.#desk, fields.language, languages[this.#desk.language]);
  }

  /** Waits for the page to say that the joint investor has not joined. */
  async expectNotJoined(name: string): Promise<void> {
    await expect(
      this.#desk.page.getByText(filled(this.#texts.status.invited, { name })).first(),
    ).toBeVisible();
  }

  /** Waits for an invitation, which names who invites. */
  async expectInvitation(name: string): Promise<void> {
    await this.#expectEnd(filled(this.#desk.words.purchases.invitation.title, { name }));
  }

  get joinOrder(): Locator {
    return this.#desk.page.getByRole('button', { name: exactly(this.#desk.words.purchases.invitation.join) });
  }

  /** Waits for what the order asks of its joint investor, on their page of it. */
  async expectStep(step: keyof Desk['words']['purchases']['steps'], name: string): Promise<void> {
    const { title } = this.#desk.words.purchases.steps[step];
    await expect(this.#desk.page.getByText(filled(title, { name })).first()).toBeVisible();
  }

  get readAndSign(): Locator {
    return this.#desk.page.getByRole('button', { name: exactly(this.#desk.words.purchases.order.sign) });
  }

  /** Waits for the page to say whose signature is missing. */
  async expectWaitingFor(name: string): Promise<void> {
    await expect(
      this.#desk.page.getByText(filled(this.#texts.status.waiting, { name })).first(),
    ).toBeVisible();
  }

  /** Waits for the ceremony's end of an investor whose joint investor is next. */
  async expectTurnOf(name: string): Promise<void> {
    await this.#expectEnd(this.#desk.words.signing.closed.waiting.title);
    await expect(this.#desk.page.getByText(name)).toBeVisible();
  }

  /** Waits for the offering memorandum, with which their part begins. */
  async expectMemorandum(): Promise<void> {
    await this.#expectEnd(this.#desk.words.signing.memorandum.title);
    await expect(this.statement).not.toBeChecked();
  }

  /** Confirms to have received and read the memorandum, and goes on. */
  async acceptMemorandum(): Promise<void> {
    await this.statement.check();
    await this.confirm.click();
    await expect(this.#heading(this.#desk.words.signing.memorandum.title)).toHaveCount(0);
  }

  /** The row of the memorandum, to save by a press. */
  get memorandum(): Locator {
    const { download } = this.#desk.words.ui.document;
    return this.#desk.page.getByRole('button', { name: new RegExp(`^${download} `) });
  }

  get statement(): Locator {
    const { statement } = this.#desk.words.signing.memorandum;
    return this.#desk.page.getByRole('checkbox', { name: exactly(statement) });
  }

  get confirm(): Locator {
    return this.#desk.page.getByRole('button', {
      name: exactly(this.#desk.words.signing.memorandum.confirm),
    });
  }

  /** The folded document in the other language. */
  get translation(): Locator {
    const { read } = this.#desk.words.signing.translation;
    const other = this.#desk.language === 'en' ? 'fr' : 'en';
    return this.#desk.page.getByText(exactly(read[other]));
  }

  /** Waits for one of the ends of their link, which has the focus so that it is read out. */
  async expectClosed(how: 'declined' | 'expired' | 'superseded'): Promise<void> {
    await expect(this.#heading(this.#desk.words.signing.closed.joint[how].title)).toBeFocused();
  }

  /** Waits for what stands where nothing can be opened, or not yet. */
  async expectNoCeremony(why: 'invalid' | 'outOfTurn'): Promise<void> {
    await expect(this.#heading(this.#desk.words.signing.closed[why].title)).toBeFocused();
  }

  async expectSigned(): Promise<void> {
    await this.#expectEnd(this.#desk.words.signing.closed.joint.completed.title);
  }

  /** Checks a file on the public page, and waits for what is found. */
  async expectVerified(
    file: Buffer,
    outcome: keyof Desk['words']['verifyDocument']['outcomes'],
  ): Promise<void> {
    const { page } = this.#desk;
    const texts = this.#desk.words.verifyDocument;
    await page.goto('/verify-document');
    const check = page.getByRole('button', { name: exactly(texts.check) });
    await expect(check, 'until the script has the page, nothing can be chosen').toBeEnabled();
    await fileInput(this.#desk, texts.file).setInputFiles({
      name: 'document.pdf',
      mimeType: 'application/pdf',
      buffer: file,
    });
    await check.click();
    await expect(
      page.getByRole('heading', { level: 2, name: exactly(texts.outcomes[outcome].title) }),
    ).toBeFocused();
  }

  get toggle(): Locator {
    return this.#desk.page.getByRole('checkbox', { name: exactly(this.#texts.toggle) });
  }

  /** The rows of a joint investor's copies. */
  get copies(): Locator {
    const { download } = this.#desk.words.ui.document;
    return this.#desk.page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${download} `) });
  }

  get #texts() {
    return this.#desk.words.joint;
  }

  async #expectEnd(title: string): Promise<void> {
    await expect(this.#heading(title)).toBeVisible();
  }

  #heading(title: string): Locator {
    return this.#desk.page.getByRole('heading', { level: 1, name: exactly(title) });
  }
}
