import { expect, type Page } from '@playwright/test';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { Language } from '@portal/domain/ground/people/languages';
import { Secret, TOTP } from 'otpauth';
import { exactly, filled, somewhere, wordsIn } from '../support/words.ts';

/** An authenticator app shows a code for half a minute, and none works twice; the next one is taken already. */
const NEXT_CODE_LIMIT_MS = 40_000;
const CODE_MS = 30_000;
/** Of everybody whom a test lets in. */
export const PASSWORD = 'nine herons over the quiet bay';
/** The first page of the office comes with all its scripts. */
const FIRST_PAGE_LIMIT_MS = 20_000;
/** Of everybody whom the demonstration data has. */
export const DEMO_PASSWORD = 'northline demo 2026';

/** The office as one person of it sees it in a browser, with the app on their telephone. */
export class OfficePages {
  readonly page: Page;
  readonly language: Language;
  #secret = '';
  #lastStep = 0;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  get words() {
    return wordsIn(this.language).office;
  }

  /** Presses a button by its name. */
  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name: exactly(name) }).click();
  }

  /** Logs a person of the demonstration in at `path`; `readCode` is what their app shows, such as by the command line. */
  async logIn(path: string, email: string, readCode: () => Promise<string>): Promise<void> {
    const { account } = wordsIn(this.language);
    await this.page.goto(path);
    await this.page.getByLabel(account.email.label, { exact: true }).fill(email);
    await this.page.getByRole('textbox', { name: exactly(account.password.label) }).fill(DEMO_PASSWORD);
    await this.press(this.words.logIn.submit);
    const code = this.page.getByLabel(this.words.logIn.codeLabel, { exact: true });
    await expect(code).toBeVisible();
    await code.fill(await readCode());
    await this.press(this.words.logIn.codeSubmit);
    await expect(this.page.getByRole('navigation').first()).toBeVisible({ timeout: FIRST_PAGE_LIMIT_MS });
  }

  /** Chooses the language of the office, which stays a person's choice: who changed it for a while changes it back. */
  async speak(language: Language): Promise<void> {
    const { menu, switchTo } = wordsIn(language === 'en' ? 'fr' : 'en').office;
    await this.page.getByRole('button', { name: somewhere(menu) }).click();
    await this.page.getByRole('menuitem', { name: exactly(switchTo[language]) }).click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  }

  /** Follows the link of an invitation and chooses a password. */
  async accept(link: string): Promise<void> {
    await this.page.goto(link);
    const { account } = wordsIn(this.language);
    await this.page.getByLabel(account.password.newLabel, { exact: true }).fill(PASSWORD);
    await this.press(this.words.invitation.submit);
    await expect(this.heading(this.words.enrolment.title)).toBeVisible();
  }

  /** Types the key that stands beside the picture into the app, proves it, and is then shown the recovery codes. */
  async enrol(): Promise<void> {
    this.#secret = ((await this.page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
    await this.typeCode(this.words.enrolment.submit);
    await expect(this.heading(this.words.enrolment.codesTitle)).toBeVisible();
  }

  /** Says that the recovery codes are kept, and is in. */
  async keepCodes(): Promise<void> {
    await this.page.getByRole('checkbox').check();
    await this.press(this.words.enrolment.go);
    await expect(this.page.getByRole('navigation')).toBeVisible();
  }

  /** Types the password of the person who is asked. */
  async typePassword(): Promise<void> {
    const { account } = wordsIn(this.language);
    await this.page.getByRole('textbox', { name: exactly(account.password.label) }).fill(PASSWORD);
    await this.press(this.words.logIn.submit);
  }

  /** Types a code that was not used before, and presses the button. */
  async typeCode(submit: string): Promise<void> {
    const app = new TOTP({ secret: Secret.fromBase32(this.#secret) });
    const shown = () => Math.floor(Date.now() / CODE_MS);
    const step = Math.max(shown(), this.#lastStep + 1);
    await expect.poll(() => step - shown(), { timeout: NEXT_CODE_LIMIT_MS }).toBeLessThanOrEqual(1);
    this.#lastStep = step;
    const code = app.generate({ timestamp: step * CODE_MS });
    await this.page.getByLabel(this.words.logIn.codeLabel, { exact: true }).fill(code);
    await this.press(submit);
  }

  /**
   * Opens every identity document and signed paper of the case whose page is open, says once why, and, if asked to, that the documents
   * match.
   */
  async lookThroughCase({ reason, match }: { reason: string; match: boolean }): Promise<void> {
    const { officeOrder, officeReading } = wordsIn(this.language);
    const { identity } = officeOrder;
    const looks = this.page.getByRole('button', { name: somewhere(identity.lookLabel) });
    const place = this.page.getByRole('heading', { name: somewhere(officeReading.viewer.place) });
    const next = this.page.getByRole('button', { name: somewhere(officeReading.viewer.next) });
    const last = this.page.getByText(officeReading.viewer.last);
    await expect(looks.first()).toBeVisible();
    const identities = await looks.count();
    await looks.first().click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.or(place)).toBeVisible();
    if (await dialog.isVisible()) {
      await dialog.getByLabel(identity.reason, { exact: true }).fill(reason);
      await this.press(identity.show);
    }
    await expect(place).toBeVisible();
    for (let step = 1; ; step += 1) {
      if (match && step === identities) {
        await this.press(identity.confirm);
        await expect(this.page.getByText(somewhere(identity.confirmed))).toBeVisible();
      }
      await expect(next.or(last)).toBeVisible();
      if (await last.isVisible()) {
        return;
      }
      const here = (await place.textContent()) ?? '';
      await next.click();
      await expect(place).not.toHaveText(here);
    }
  }

  async openPeople(): Promise<void> {
    await this.page.getByRole('link', { name: exactly(this.words.people.title) }).click();
    await expect(this.heading(this.words.people.title)).toBeVisible();
  }

  /** Fills the invitation of somebody; sending it is another step. */
  async fillInvitation(person: InvitedPerson): Promise<void> {
    const { people, roles, switchTo } = this.words;
    const { account } = wordsIn(this.language);
    await this.press(people.invite);
    await this.page.getByLabel(account.firstName.label, { exact: true }).fill(person.firstName);
    await this.page.getByLabel(account.lastName.label, { exact: true }).fill(person.lastName);
    await this.page.getByLabel(people.email.label, { exact: true }).fill(person.email);
    await this.choose(switchTo[person.language]);
    await this.choose(roles[person.role]);
  }

  /** One answer of a few in the open dialog. */
  async choose(answer: string): Promise<void> {
    await this.page.getByRole('dialog').getByText(exactly(answer)).click();
  }

  /** Opens what may be changed about a person, and one of it. */
  async openChange(name: string, action: string): Promise<void> {
    await this.press(filled(this.words.people.changeLabel, { name }));
    await this.page.getByRole('menuitem', { name: exactly(action) }).click();
  }

  /** The row of a person in the list. */
  row(name: string) {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  }

  heading(name: string) {
    return this.page.getByRole('heading', { name: exactly(name) });
  }
}

export type InvitedPerson = {
  firstName: string;
  lastName: string;
  email: string;
  language: Language;
  role: StaffRole;
};
