import { expect, test } from '../fixtures/screens.ts';
import { choiceField, textField } from '../pages/fields.ts';
import { screensOn } from '../pages/screens.ts';
import { logInAnew, openSession } from '../support/browser-session.ts';
import { ordersOf, placeOrder, submitProfile } from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';

const DEAL = 'maple-gate-student-residence';
const OTHER_DEAL = 'signal-cove-marine-research';

// Wide: an invalid order that is not kept for another device.
test('Save & Exit on an invalid order keeps what was typed, also on another device @desktop @wide', async ({
  person,
  screens,
  language,
  openOtherDevice,
}) => {
  const { wizard } = screens;
  await wizard.goTo(DEAL, 'order');
  await wizard.expectPage(DEAL, 'order');
  await wizard.amount.fill('two');
  await expect(wizard.nextButton).toBeDisabled();
  await wizard.saveAndExit();

  const other = screensOn(await openOtherDevice(), language);
  await openSession(await logInAnew(person), other.page);
  await other.wizard.goTo(DEAL, 'order');
  await expect(other.wizard.amount).toHaveValue('two');
  expect(await ordersOf(person), 'nothing was ordered').toHaveLength(0);
});

test('Save & Exit in the middle of the profile keeps valid and invalid answers, also on another device @phone', async ({
  person,
  screens,
  language,
  openOtherDevice,
}) => {
  const { wizard, kyc } = screens;
  await placeOrder(person, DEAL, 20);
  await wizard.goTo(DEAL, 'application');
  await kyc.expectOpen('basics');
  const typed = [
    ['basics.middleName', 'Marie'],
    ['basics.phone', 'call my office'],
    ['basics.address.postalCode', 'XYZ'],
  ] as const;
  for (const [path, text] of typed) {
    await kyc.field(path).fill(text);
  }
  await wizard.saveAndExit();

  const other = screensOn(await openOtherDevice(), language);
  await openSession(await logInAnew(person), other.page);
  await other.wizard.goTo(DEAL, 'application');
  await other.kyc.expectOpen('basics');
  for (const [path, text] of typed) {
    await expect(other.kyc.field(path)).toHaveValue(text);
  }
});

// Wide: half-filled details that are not kept for another device.
test('Save & Exit on half-filled details keeps them, also on another device @desktop @wide', async ({
  person,
  screens,
  language,
  openOtherDevice,
}) => {
  const { wizard, words } = screens;
  await submitProfile(person, MARRIED_IN_TORONTO);
  await placeOrder(person, DEAL, 20);
  await wizard.goTo(DEAL, 'details');
  await wizard.expectPage(DEAL, 'details');
  await wizard.field('city').fill('');
  await wizard.field('sourceOfFunds').fill('The sale of a cottage');
  await wizard.choosePayment('debit');
  await wizard.saveAndExit();

  const other = screensOn(await openOtherDevice(), language);
  await openSession(await logInAnew(person), other.page);
  await other.wizard.goTo(DEAL, 'details');
  await expect(other.wizard.field('sourceOfFunds')).toHaveValue('The sale of a cottage');
  await expect(other.wizard.field('city')).toHaveValue('');
  const methods = choiceField(other, words.wizard.details.paymentMethod);
  await expect(methods.getByRole('radio').nth(1)).toBeChecked();
});

// Wide: a wizard that begins a second order beside an open one.
test('opening the wizard again resumes the open order, never a second one @phone @wide', async ({
  person,
  screens,
}) => {
  const { wizard, page, deals } = screens;
  await wizard.goTo(DEAL, 'order');
  await wizard.amount.fill('10000');
  await wizard.memorandum.check();
  await wizard.next();
  await wizard.expectPage(DEAL, 'application');
  await wizard.saveAndExit();

  await page.goto(`/dashboard/marketplace/${DEAL}`);
  await deals.resume.click();
  await wizard.expectPage(DEAL, 'application');
  await wizard.goTo(DEAL, 'order');
  await expect(wizard.amount).toHaveValue(/^10\D000$/);
  await wizard.amount.fill('15000');
  await wizard.next();
  await wizard.expectPage(DEAL, 'application');
  const orders = await ordersOf(person);
  expect(orders.map(({ quantity }) => quantity)).toEqual([30]);
});

// Wide: a profile that is asked for again with the next order.
test('an investor with a complete profile is not asked again on the next order @desktop @wide', async ({
  person,
  screens,
}) => {
  const { wizard, kyc, words } = screens;
  await submitProfile(person, MARRIED_IN_TORONTO);
  await wizard.goTo(OTHER_DEAL, 'order');
  await wizard.memorandum.check();
  await wizard.next();
  await wizard.expectPage(OTHER_DEAL, 'application');
  await kyc.expectAnswers();
  await expect(textField(screens, words.kycBasics.firstName.label)).toHaveCount(0);
  await wizard.next();
  await wizard.expectPage(OTHER_DEAL, 'details');
});

// Wide: an older save in flight that comes over the newest answers.
test('Save & Exit while an older save is in flight keeps the newest answers @phone @wide', async ({
  person,
  screens,
}) => {
  const { wizard, kyc, page } = screens;
  await placeOrder(person, DEAL, 20);
  await wizard.goTo(DEAL, 'application');
  await kyc.expectOpen('basics');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const started = new Promise<void>((resolve) => {
    void page.route('**/api/user/kyc/answers', async (route) => {
      resolve();
      await held;
      await route.continue();
    });
  });
  await kyc.field('basics.middleName').fill('Older');
  await kyc.field('basics.middleName').press('Tab');
  await started;
  await kyc.field('basics.middleName').fill('Newest');
  await wizard.saveAndExitLink.click();
  release();
  await expect(page).toHaveURL('/dashboard/marketplace');
  await wizard.goTo(DEAL, 'application');
  await expect(kyc.field('basics.middleName')).toHaveValue('Newest');
});
