import { expect, type Locator, type Page } from '@playwright/test';
import { licencePhoto } from '../../e2e/fixtures/files.ts';
import { exactly, filled, somewhere, wordsIn } from '../../e2e/support/words.ts';
import {
  ANSWERS,
  BASICS,
  CHOSEN,
  FAQS,
  FIGURES,
  ISSUER,
  OFFERING,
  OFFERING_CHOSEN,
  PHOTOS,
  STORY,
  TEAM,
  termsOf,
} from './first-deal-texts.ts';

const { office, officeDeals, places, ui } = wordsIn('en');
const { entries, sections, fields } = officeDeals;
const DAY_MS = 86_400_000;
const PICTURE_LIMIT_MS = 60_000;

/** Fields carry their path as they stand in the form; the address of a link to a field has it too. */
const fieldId = (path: string) => `field-${path.replaceAll(/[^\w-]+/g, '-')}`;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Writes a deal as somebody does who has its texts before them: part by part of the form, every text copied into its field. */
export async function writeFirstDeal(page: Page): Promise<void> {
  const field = (path: string) => page.locator(`#${fieldId(path)}`);
  const press = (name: string) => page.getByRole('button', { name: exactly(name) }).click();
  const copy = async (texts: Readonly<Record<string, string>>, within = '') => {
    for (const [path, text] of Object.entries(texts)) {
      await field(`${within}${path}`).fill(text);
    }
  };
  const openPart = async (part: keyof typeof sections & string) => {
    await page
      .getByRole('button', { name: somewhere(sections[part]) })
      .first()
      .click();
  };
  const sendPicture = async (path: string) => {
    await field(path).setInputFiles(await licencePhoto('front'));
    await press(office.picture.crop.whole);
    const entry = page
      .getByRole('listitem')
      .filter({ has: field(path) })
      .last();
    await expect(entry.getByText(ui.file.received)).toBeVisible({ timeout: PICTURE_LIMIT_MS });
  };

  await copy(BASICS);
  for (const [path, value] of Object.entries(CHOSEN)) {
    await field(path).selectOption(value);
  }
  await openPart('terms');
  await copy(termsOf(dayFromNow(-1), dayFromNow(90)));
  await page
    .getByRole('group', { name: somewhere(fields.paysIncome) })
    .or(page.getByRole('radiogroup', { name: somewhere(fields.paysIncome) }))
    .getByText('Yes')
    .click();
  await openPart('offering');
  await writeOffering(page, field, copy);
  await openPart('story');
  await copy(STORY);

  await openPart('figures');
  await press(filled(entries.addUsual_other, { count: FIGURES.length }));
  for (const [place, value] of FIGURES.entries()) {
    await openEntry(page, 'content.infoTable', place);
    await copy(value, `content.infoTable.${place}.value.`);
  }
  await openPart('answers');
  for (const [place, faq] of FAQS.entries()) {
    await press(entries.addFaq);
    await copy(faq, `content.faqs.${place}.`);
  }
  await openPart('pictures');
  for (const [place, photo] of PHOTOS.entries()) {
    await press(entries.addPhoto);
    await sendPicture(`content.photos.${place}.src`);
    await copy(photo, `content.photos.${place}.`);
  }
  await openPart('team');
  for (const [place, member] of TEAM.entries()) {
    await press(entries.addMember);
    await copy(member, `content.team.${place}.`);
    await sendPicture(`content.team.${place}.portrait`);
  }
  await openPart('issuer');
  await copy(ISSUER);
  await field('content.issuer.province').selectOption('CAN-ON');
}

type Field = (path: string) => Locator;
type Copy = (texts: Readonly<Record<string, string>>) => Promise<void>;

/** What the law asks: texts are copied, the rest is chosen. In British Columbia the issuer need not approve the page. */
async function writeOffering(page: Page, field: Field, copy: Copy): Promise<void> {
  await page.getByRole('checkbox', { name: somewhere(places['CAN-BC']) }).check();
  for (const exemption of ['AI', 'OM'] as const) {
    await page.getByRole('checkbox', { name: somewhere(officeDeals.exemptions[exemption]) }).check();
  }
  await copy(OFFERING);
  for (const [path, value] of Object.entries(OFFERING_CHOSEN)) {
    await field(path).selectOption(value);
  }
  for (const [name, answer] of ANSWERS) {
    await page
      .getByRole('radiogroup', { name: somewhere(fields[name]) })
      .getByText(answer)
      .click();
  }
}

/** Entries that were added together are folded, but the last. */
async function openEntry(page: Page, list: string, place: number): Promise<void> {
  const entry = page.locator(`#${fieldId(list)} > ol > li`).nth(place);
  const fold = entry.getByRole('button').first();
  if ((await fold.getAttribute('aria-expanded')) !== 'true') {
    await fold.click();
  }
}
