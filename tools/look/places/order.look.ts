import { SECTION_NAMES } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { JointPages } from '../../../e2e/pages/joint-pages.ts';
import { approveOrder } from '../../../e2e/support/approve-order.ts';
import { newAccount, placeOrder, submitProfile } from '../../../e2e/support/people.ts';
import { MARRIED_IN_TORONTO } from '../../../e2e/support/profiles.ts';
import { exactly } from '../../../e2e/support/words.ts';
import { expect, test } from '../look.ts';

const SLUG = 'harbour-row-apartments';
const NAMES = { en: 'Harbour Row Apartments', fr: 'Appartements Harbour Row' } as const;
const PROFILE: KycDraft = MARRIED_IN_TORONTO;
/** What says that an answer is missing or wrong. */
const WRONG = '[aria-invalid="true"], [role="alert"]';

test('from registration to the profile', async ({ page, screens, language, look, problems }) => {
  problems.allow(/Connecting to 'blob:|status of 4/);
  const { account, onboarding, deals, wizard, kyc, words } = screens;
  const person = newAccount();
  await account.openRegistration();
  await account.fillRegistration(person, 'CAN-ON', '416 555 0142');
  await account.sendRegistration();
  await onboarding.walk((step) => look(`onboarding: ${step}`));
  await deals.expectMarketplace();
  await deals.openDeal(NAMES[language], SLUG);
  await deals.invest.click();

  await wizard.expectPage(SLUG, 'order');
  await look('order: as it comes');
  await wizard.amount.fill('3');
  await wizard.showMissing.click();
  await expect(page.locator(WRONG).first()).toBeAttached();
  await look('order: with errors');
  await wizard.amount.fill('12000');
  await wizard.memorandum.check();
  await new JointPages(screens).toggle.check();
  await look('order: with a joint investor');
  await new JointPages(screens).toggle.uncheck();
  await wizard.next();
  await wizard.expectPage(SLUG, 'application');
  for (const section of SECTION_NAMES) {
    await kyc.expectOpen(section);
    await kyc.goOn();
    await expect(page.locator(WRONG).first()).toBeAttached();
    await look(`profile: ${section}, with errors`);
    await kyc.fill(section, PROFILE);
    if (section === 'identityVerification') {
      await page.getByRole('button', { name: words.kycForm.crop.open }).first().click();
      await expect(page.getByRole('dialog', { name: words.kycForm.crop.title })).toBeVisible();
      await look('profile: cropping a photo');
      await page.keyboard.press('Escape');
    }
    await look(`profile: ${section}, answered`);
    await kyc.goOn();
  }
  await wizard.expectPage(SLUG, 'details');
  await wizard.previous.first().click();
  await kyc.expectAnswers();
  await look('profile: review');
  await wizard.next();
  await wizard.expectPage(SLUG, 'details');
});

test('from the payment to the portfolio', async ({
  page,
  portal,
  person,
  screens,
  language,
  look,
  problems,
}) => {
  problems.allow(/status of 4/);
  const { wizard, signing, portfolio, words } = screens;
  await submitProfile(person, PROFILE);
  await placeOrder(person, SLUG, 12);
  await wizard.goTo(SLUG, 'details');
  await wizard.expectPage(SLUG, 'details');
  const dialog = await wizard.openCancelDialog();
  await look('order: cancel dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await wizard.showMissing.click();
  await look('details: with errors');
  await wizard.sayPurpose();
  await wizard.choosePayment('linked');
  await look('details: answered');
  await wizard.next();
  await wizard.expectPage(SLUG, 'pay');
  await look('pay: link an account');
  await page.getByRole('button', { name: exactly(words.wizard.pay.linked.action) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('pay: before the secure page');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: exactly(words.wizard.pay.linked.dialog.goOn) })
    .click();
  await expect(wizard.heading(words.finconnect.title)).toBeVisible();
  await look('link an account: as it comes');
  await page.getByRole('button', { name: exactly(words.finconnect.submit) }).click();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
  await look('link an account: with errors');
  await wizard.goTo(SLUG, 'details');
  await wizard.sayPurpose();
  await wizard.choosePayment('debit');
  await wizard.next();
  await wizard.expectPage(SLUG, 'pay');
  await wizard.showMissing.click();
  await expect(page.locator(WRONG).first()).toBeAttached();
  await look('pay: debit, with errors');
  await wizard.fillPayment();
  await look('pay: debit, answered');
  await wizard.next();
  await wizard.expectPage(SLUG, 'sign');
  await expect(wizard.agreeAndRead).toBeVisible();
  await look('sign: as it comes');
  await portfolio.open();
  await look('portfolio: an open order');
  await portfolio.openOrder(NAMES[language]);
  await look('order in the portfolio: open');
  await wizard.goTo(SLUG, 'sign');

  await wizard.agreeAndRead.click();
  await signing.expectDocument(1);
  await signing.back.click();
  await signing.expectConsent();
  await look('signing: consent, given before');
  await page.getByRole('button', { name: exactly(words.signing.decline.open) }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('signing: decline dialog');
  await page.keyboard.press('Escape');
  await signing.goOn.click();
  await signing.initialAll((document) => look(`signing: ${document}`));
  await signing.expectReview();
  await signing.sign.click();
  await expect(page.locator(WRONG).first()).toBeAttached();
  await look('signing: signature, with errors');
  await signing.name.fill('Ada Tremblay');
  await look('signing: signature');
  await signing.sign.click();
  await signing.expectSigned();
  await look('signing: signed');
  await signing.backToOrder.click();
  await wizard.expectComplete(SLUG, 'titleDone');
  await page.waitForLoadState('networkidle');
  await look('complete: signed');
  await wizard.goTo(SLUG, 'order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look('order: with the dealer');

  await portfolio.open();
  await portfolio.expectStatus(NAMES[language], 'submitted');
  await look('portfolio: a submitted order');
  const tradeId = await portfolio.openOrder(NAMES[language]);
  await page.waitForLoadState('networkidle');
  await look('order in the portfolio: submitted');
  await approveOrder(portal, page, tradeId);
  await page.reload();
  await look('order in the portfolio: approved');
  await page.getByRole('button', { name: exactly(words.portfolio.cancel.action) }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('order in the portfolio: cancel dialog');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: exactly(words.portfolio.cancel.dialog.confirm) })
    .click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await look('order in the portfolio: cancelled');
});
