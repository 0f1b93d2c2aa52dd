// Wide: a step of signing that a small phone, a screen reader, a second tab or a wrong name breaks.
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/screens.ts';
import { JointPages } from '../pages/joint-pages.ts';
import { type Screens, screensOn } from '../pages/screens.ts';
import { giveDetails, ordersOf, type Person, placeOrder, submitProfile } from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly } from '../support/words.ts';

const DEAL = 'riverbend-medical-office';
const DOCUMENTS = 5;
const SIGNER = 'Ada Tremblay';
/** Printing and sealing is a job that the server comes to when the page has its answer. */
const SEAL_LIMIT_MS = 30_000;
/** A thousand characters of text or more. */
const WHOLE_DOCUMENT = /[\s\S]{1000}/;
const TITLES_ALONE = /[\s\S]{100}/;

/** Brings a person to the ceremony of an order that has everything but its signatures. */
async function openCeremony(person: Person, { wizard, signing }: Screens): Promise<void> {
  await submitProfile(person, MARRIED_IN_TORONTO);
  await giveDetails(person, await placeOrder(person, DEAL, 20), 'outside');
  await wizard.goTo(DEAL, 'sign');
  await wizard.agreeAndRead.click();
  await signing.expectDocument(1);
}

/** Each step begins at its top; the page gets there a moment after the step is drawn. */
async function expectAtTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

test('at 360 px every step of signing shows its action without scrolling @phone', async ({
  person,
  screens,
}) => {
  const { signing, page } = screens;
  await openCeremony(person, screens);
  await signing.initialAll(async () => {
    await expectAtTop(page);
    const bar = signing.onwards(1).or(signing.onwards(DOCUMENTS)).or(signing.nextStatement);
    await expect(bar).toBeInViewport({ ratio: 1 });
  });
  await signing.expectReview();
  await expectAtTop(page);
  await expect(signing.sign).toBeInViewport({ ratio: 1 });
});

test('the agreement is readable as text by a screen reader before signing @desktop', async ({
  person,
  screens,
}) => {
  const { signing, page } = screens;
  await openCeremony(person, screens);
  await signing.initialAll(async (name) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.locator('img, canvas, iframe, object, embed')).toHaveCount(0);
    // The last is the schedules, of whose wording only the titles are there.
    const whole = name === `document ${DOCUMENTS}` ? TITLES_ALONE : WHOLE_DOCUMENT;
    await expect(main, 'a whole document').toContainText(whole);
  });
});

test('two completions at once leave one set of signatures, and both pages say that it is signed @desktop', async ({
  person,
  screens,
  language,
}) => {
  const { signing, page } = screens;
  await openCeremony(person, screens);
  await signing.initialAll();
  const second = screensOn(await page.context().newPage(), language);
  await second.page.goto(page.url());
  for (const { signing: ceremony } of [screens, second]) {
    await ceremony.expectReview();
    await ceremony.name.fill(SIGNER);
  }
  await Promise.all([signing.sign.click(), second.signing.sign.click()]);
  await Promise.all([signing.expectSigned(), second.signing.expectSigned()]);
  await expect
    .poll(async () => (await ordersOf(person))[0]?.signedDocumentList.length, { timeout: SEAL_LIMIT_MS })
    .toBe(DOCUMENTS);
});

test('a signature that is missing or another name is said beside its field, and nothing is signed @phone', async ({
  person,
  screens,
}) => {
  const { signing, page, words } = screens;
  await openCeremony(person, screens);
  await signing.initialAll();
  await signing.expectReview();
  await signing.sign.click();
  await expect(page.getByText(exactly(words.signing.issues.nameMissing))).toBeVisible();
  await expect(signing.name).toBeFocused();
  await signing.name.fill('Somebody Else');
  await signing.sign.click();
  await expect(page.getByText(exactly(words.signing.issues.nameDiffers))).toBeVisible();
  await expect(signing.name).toHaveValue('Somebody Else');
  expect((await ordersOf(person))[0]?.approvalProcess.investorSignedAt).toBeNull();
});

test('a ceremony that is left goes on where it was @phone', async ({ person, screens }) => {
  const { signing, wizard, page } = screens;
  await openCeremony(person, screens);
  await signing.initialAll();
  await signing.expectReview();
  await page.reload();
  await signing.expectReview();
  await wizard.goTo(DEAL, 'sign');
  await wizard.goOnSigning.click();
  await signing.expectReview();
});

test('a consent pressed in two tabs is one, and whoever comes back is not asked again @desktop', async ({
  person,
  screens,
  language,
  problems,
}) => {
  const { page } = screens;
  const second = screensOn(await page.context().newPage(), language);
  await submitProfile(person, MARRIED_IN_TORONTO);
  await giveDetails(person, await placeOrder(person, DEAL, 20), 'outside');
  for (const { wizard } of [screens, second]) {
    await wizard.goTo(DEAL, 'sign');
    await expect(wizard.agreeAndRead).toBeVisible();
  }
  for (const { wizard, signing } of [screens, second]) {
    await wizard.agreeAndRead.click();
    await signing.expectDocument(1);
  }
  problems.expect(/404 \(Not Found\) \(.*\/api\/signing\/open\)/);
  await page.reload();
  await new JointPages(screens).expectNoCeremony('invalid');
  await page.goBack();
  await expect(screens.wizard.agreeAndRead).toHaveCount(0);
  await screens.wizard.goOnSigning.click();
  await screens.signing.expectDocument(1);
});
