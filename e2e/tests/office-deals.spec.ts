import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { expect, test } from '../fixtures/screens.ts';
import { OfficePages } from '../pages/office-pages.ts';
import { enterOffice } from '../support/office-session.ts';
import { exactly, filled, somewhere } from '../support/words.ts';

const DAY_MS = 86_400_000;
const PICTURE = '/media/deals/harbour-row-apartments/cover.svg';
const PORTRAIT = '/media/team/annika-solberg.svg';
const NAME = 'Maple Gate';
const RETURNED = 'Say how many homes are let.';
const SUMMARY = {
  en: 'Sixty rental homes, all of them let.',
  fr: 'Soixante logements locatifs, tous loués.',
};
const MAKER = 'deals@northline.example';
const CHECKER = 'compliance@northline.example';

/** A file of one deal that is on sale now, with pictures that this portal has. */
function dealFile() {
  const { content } = COMPLETE_DRAFT;
  const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const deal = {
    ...COMPLETE_DRAFT,
    opensAt: dayFromNow(-1),
    closesAt: dayFromNow(90),
    content: {
      ...content,
      photos: content.photos.map((photo) => ({ ...photo, src: PICTURE })),
      team: (content.team ?? []).map((member) => ({ ...member, portrait: PORTRAIT })),
    },
  };
  return { name: 'deals.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify([deal])) };
}

test.setTimeout(240_000);

test('a deal comes from a file, is sent back, mended, published by a second person and sold @desktop', async ({
  page,
  portal,
  person,
  screens,
  openOtherDevice,
  checkAccessibility,
}) => {
  const { words } = screens;
  const texts = words.officeDeals;
  const maker = new OfficePages(await openOtherDevice(), 'en');
  const look = (name: string) => checkAccessibility(maker.page, `office, ${name}`);
  await enterOffice(portal, maker, MAKER, '/office/deals');
  await expect(maker.heading(texts.title)).toBeVisible();

  await maker.page.getByRole('link', { name: exactly(texts.import.action) }).click();
  await expect(maker.heading(texts.import.title)).toBeVisible();
  await maker.page.getByLabel(texts.import.choose).setInputFiles(dealFile());
  await maker.page.getByRole('link', { name: exactly(NAME) }).click();
  await expect(maker.heading(NAME)).toBeVisible();
  await expect(maker.page.getByRole('button', { name: exactly(texts.languages.submit) })).toBeVisible();
  await look('writing a deal');

  const opening = maker.page.waitForEvent('popup');
  await maker.press(texts.preview.action);
  const preview = await opening;
  await preview.waitForURL(/\/preview\/[\w-]+$/);
  await expect(preview.getByRole('heading', { level: 1, name: exactly(NAME) })).toBeVisible();
  await checkAccessibility(preview, 'a preview of a deal');
  await preview.close();

  await maker.press(texts.languages.submit);
  await maker.press(texts.submit.action);
  await expect(maker.page.getByText(texts.submit.done)).toBeVisible();
  await maker.page.getByRole('link', { name: exactly(texts.review.open) }).click();
  await expect(maker.page.getByText(somewhere(texts.decision.own))).toBeVisible();
  await expect(
    maker.page.getByRole('button', { name: exactly(texts.decision.approve['publish-deal']) }),
  ).toHaveCount(0);
  await look('a review of one’s own');

  const checker = new OfficePages(await openOtherDevice(), 'en');
  await enterOffice(portal, checker, CHECKER, '/office/deals');
  await checker.page.getByRole('link', { name: exactly(NAME) }).click();
  await expect(checker.heading(texts.review.first)).toBeVisible();
  await checkAccessibility(checker.page, 'office, a review');
  await checker.press(texts.decision.return);
  const dialog = checker.page.getByRole('dialog');
  await dialog.getByLabel(texts.decision.returnReason).fill(RETURNED);
  await checkAccessibility(checker.page, 'office, sending a deal back');
  await dialog.getByRole('button', { name: exactly(texts.decision.return) }).click();
  await expect(checker.page.getByText(texts.review.none)).toBeVisible();

  await maker.page.goto(maker.page.url().replace(/\/review$/, ''));
  await expect(maker.page.getByText(RETURNED)).toBeVisible();
  await look('a deal that came back');
  for (const language of ['en', 'fr'] as const) {
    await maker.page
      .getByRole('group', { name: exactly(texts.fields.summary) })
      .getByRole('textbox', { name: somewhere(words.office.languages[language]) })
      .fill(SUMMARY[language]);
  }
  await maker.press(texts.languages.submit);
  await maker.press(texts.submit.action);
  await expect(maker.page.getByText(texts.submit.done)).toBeVisible();

  await checker.page.reload();
  await expect(checker.page.getByText(SUMMARY.fr)).toBeVisible();
  await checker.press(texts.decision.approve['publish-deal']);
  await expect(checker.page.getByText(texts.review.none)).toBeVisible();
  await checker.page.getByRole('link', { name: exactly(texts.tabs.versions) }).click();
  await checker.page.getByRole('link', { name: exactly(filled(texts.versionNumber, { number: 1 })) }).click();
  await expect(checker.page.getByText(texts.versions.fixed)).toBeVisible();
  await checkAccessibility(checker.page, 'office, a version');

  await page.goto('/dashboard/marketplace');
  expect(person.portalUrl).toBe(portal.url);
  await screens.deals.openDeal(NAME, COMPLETE_DRAFT.slug);
  await expect(page.getByText(SUMMARY.en).first()).toBeVisible();
});
