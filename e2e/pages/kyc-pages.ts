import { expect, type Locator } from '@playwright/test';
import { partAt } from '@portal/domain/client/kyc/fields/draft';
import { questionKeyOf } from '@portal/domain/client/kyc/fields/field-spec';
import { sectionTitleKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import {
  isSectionName,
  SECTION_NAMES,
  type SectionName,
} from '@portal/domain/client/kyc/fields/section-names';
import { HOME_COUNTRY } from '@portal/domain/client/kyc/sections/address';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { fieldSpecOf } from '@portal/domain/client/kyc/sections/section-schemas';
import { countryName } from '@portal/domain/ground/countries/countries';
import { isProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { licencePhoto, passportScan, type TestFile, utilityBill } from '../fixtures/files.ts';
import { type Answer, answersOf } from '../support/profiles.ts';
import { exactly, filled, textAt } from '../support/words.ts';
import type { Desk } from './desk.ts';
import { choose, chooseDocument, fillCountry, RECEIVED_LIMIT_MS, textField } from './fields.ts';

type Path = Answer['path'];

/** The investor profile, inside the wizard's application page. */
export class KycPages {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The button of a section in the index; its name goes on with the section's state. */
  section(section: SectionName): Locator {
    const title = textAt(this.#desk.words, sectionTitleKeyOf(section));
    const index = this.#desk.page.getByRole('navigation', {
      name: exactly(this.#desk.words.kycForm.progress.label),
    });
    return index.getByRole('button', { name: new RegExp(`^${title}`) });
  }

  /** The section before it may have had photos to send. */
  async expectOpen(section: SectionName): Promise<void> {
    await expect(this.section(section)).toHaveAttribute('aria-expanded', 'true', {
      timeout: RECEIVED_LIMIT_MS,
    });
    await expect(this.#desk.page.locator('[data-drawing]')).toHaveCount(0);
  }

  /** Opens a section that is closed. */
  async open(section: SectionName): Promise<void> {
    const button = this.section(section);
    if ((await button.getAttribute('aria-expanded')) !== 'true') {
      await button.click();
    }
    await this.expectOpen(section);
  }

  /** The label of a field, which may be a whole question. */
  label(path: Path): string {
    const { section, spec } = specAt(path);
    return textAt(this.#desk.words, questionKeyOf(section, spec));
  }

  /** A field that is typed in. */
  field(path: Path): Locator {
    return textField(this.#desk, this.label(path));
  }

  /** An answer as it stands on the page. */
  shown({ path, value }: Answer): string {
    const { spec } = specAt(path);
    const { words, language } = this.#desk;
    switch (spec.kind) {
      case 'choice':
        return textAt(words, spec.choices?.find((each) => each.value === value)?.labelKey ?? '');
      case 'yesNo':
        return value === true ? words.ui.yes : words.ui.no;
      case 'province':
        return textAt(words, isProvinceCode(value) ? provinceNameKey(value) : String(value));
      case 'country':
        return path === 'basics.citizenship' && value === HOME_COUNTRY
          ? words.kycForm.citizenship.home
          : countryName(String(value), language);
      default:
        return path === 'basics.dependents' && value === 0 ? words.kycForm.dependents.none : String(value);
    }
  }

  /** Gives one answer with the control that its kind is asked with. */
  async answer({ path, value }: Answer): Promise<void> {
    const { spec } = specAt(path);
    const label = this.label(path);
    const shown = this.shown({ path, value });
    if (path === 'identityVerification.secondary.addressProof.type') {
      await this.ownProofOfSpouse.check();
    }
    switch (spec.kind) {
      case 'choice':
      case 'yesNo':
      case 'province':
        return choose(this.#desk, label, shown);
      case 'country':
        return path === 'basics.citizenship' && value === HOME_COUNTRY
          ? choose(this.#desk, label, shown)
          : fillCountry(this.#desk, label, String(value));
      case 'wholeNumber':
        return path === 'basics.dependents' ? choose(this.#desk, label, shown) : this.field(path).fill(shown);
      case 'amount':
        await (await this.foldOver(path))?.click();
        return this.field(path).fill(String(value));
      case 'file':
        return chooseDocument(this.#desk, label, await documentFor(path));
      default:
        return this.field(path).fill(String(value));
    }
  }

  /** Answers everything that a section asks; boxes for amounts that there are none of are left empty. */
  async fill(section: SectionName, profile: KycDraft): Promise<void> {
    for (const answer of answersOf(profile, section)) {
      if (specAt(answer.path).spec.kind !== 'amount' || answer.value !== 0) {
        await this.answer(answer);
      }
    }
    await this.confirmEmptyBoxes();
  }

  /** That the spouse's address is proven by a document of their own. */
  get ownProofOfSpouse(): Locator {
    return this.#desk.page.getByRole('checkbox', {
      name: exactly(this.#desk.words.kycForm.sharedProof.own),
    });
  }

  /** Says that the boxes left empty count as 0, where there are any. */
  async confirmEmptyBoxes(): Promise<void> {
    const box = this.#desk.page.getByRole('checkbox', {
      name: exactly(this.#desk.words.kycForm.empty.confirm),
    });
    if (await box.isVisible()) {
      await box.check();
    }
  }

  /** Answers no to all four questions of the last section. */
  async noToAll(): Promise<void> {
    await this.#button(this.#desk.words.kycForm.noToAll.action).click();
  }

  /** Goes on from the open section, whose photos are sent: to the next one, or from the last to the next page of the order. */
  async goOn(): Promise<void> {
    await this.#button(this.#desk.words.kycForm.next).click();
  }

  /** Waits for all answers of a whole profile. */
  async expectAnswers(): Promise<void> {
    const name = exactly(this.#desk.words.kycForm.review.title);
    await expect(this.#desk.page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  /** Fills in the whole form, which leads on by itself; `look` is told each section once it is answered. */
  async walk(
    profile: KycDraft,
    look: (section: SectionName) => Promise<void> = async () => undefined,
  ): Promise<void> {
    for (const section of SECTION_NAMES) {
      await this.expectOpen(section);
      await this.fill(section, profile);
      await look(section);
      await this.goOn();
    }
  }

  /** Waits until everything typed so far is acknowledged. */
  async expectSaved(): Promise<void> {
    await expect(
      this.#desk.page.getByText(exactly(this.#desk.words.kycForm.save.saved)).first(),
    ).toBeVisible();
  }

  /** How many sections the form says are complete. */
  async expectDone(done: number): Promise<void> {
    const { done_one: one, done_other: other } = this.#desk.words.kycForm.progress;
    const category = new Intl.PluralRules(this.#desk.language).select(done);
    const text = filled(category === 'one' ? one : other, { count: done, total: SECTION_NAMES.length });
    await expect(this.#desk.page.getByText(text).first()).toBeVisible();
  }

  /** Expects an answer that was typed to stand in its field. */
  async expectTyped(profile: KycDraft, path: Path): Promise<void> {
    await expect(this.field(path)).toHaveValue(String(partAt(profile, path)));
  }

  /** What opens the lines that are folded away, where the field is one of them; null where nothing hides it. */
  async foldOver(path: Path): Promise<Locator | null> {
    const { assets, liabilities } = this.#desk.words.kycForm.otherLines;
    const field = this.field(path);
    const name = path.includes('.liabilities.') ? liabilities : assets;
    const fold = this.#desk.page.locator('summary').filter({ hasText: exactly(name) });
    return (await fold.count()) > 0 && !(await field.isVisible()) ? fold : null;
  }

  #button(name: string): Locator {
    return this.#desk.page.getByRole('button', { name: exactly(name) });
  }
}

function specAt(path: Path) {
  const [section, ...rest] = path.split('.');
  const spec = isSectionName(section) ? fieldSpecOf(section, rest.join('.')) : undefined;
  if (!isSectionName(section) || spec === undefined) {
    throw new Error(`${path} is no field of the profile`);
  }
  return { section, spec };
}

/** The kind of evidence that a person would choose for a field. */
async function documentFor(path: Path): Promise<TestFile> {
  if (path.includes('addressProof')) {
    return utilityBill();
  }
  if (path.startsWith('identityVerification.secondary')) {
    return passportScan();
  }
  return licencePhoto(path.endsWith('back') ? 'back' : 'front');
}
