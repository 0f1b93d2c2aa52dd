import { expect, test } from '../fixtures/screens.ts';
import { ACCOUNT } from '../pages/wizard-pages.ts';
import { giveDetails, placeOrder, submitProfile } from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly } from '../support/words.ts';

const DEAL = 'riverbend-medical-office';

test('a bank account is linked on its own page, and the order goes on where it was @phone', async ({
  person,
  screens,
  checkOnBothDevices,
}) => {
  const { wizard, page, words } = screens;
  const texts = words.wizard.pay;
  await submitProfile(person, MARRIED_IN_TORONTO);
  await giveDetails(person, await placeOrder(person, DEAL, 20), 'linked');

  await wizard.goTo(DEAL, 'pay');
  await page.getByRole('button', { name: exactly(texts.linked.action) }).click();
  const dialog = page.getByRole('dialog', { name: exactly(texts.linked.dialog.title) });
  await expect(dialog).toBeVisible();
  await checkOnBothDevices(page, 'question before the page that links an account');
  await dialog.getByRole('button', { name: exactly(texts.linked.dialog.goOn) }).click();

  await expect(wizard.heading(words.finconnect.title)).toBeVisible();
  await expect(page).toHaveURL(/\/finconnect\/[\w-]{40,}$/);
  await checkOnBothDevices(page, 'page that links an account');
  const submit = page.getByRole('button', { name: exactly(words.finconnect.submit) });
  await submit.click();
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused();
  for (const name of ['transit', 'institution', 'account'] as const) {
    await wizard.field(name).fill(ACCOUNT[name]);
  }
  await wizard.authorization.check();
  await submit.click();

  await expect(wizard.heading(words.finconnect.done.title)).toBeFocused();
  await checkOnBothDevices(page, 'linked account');
  await page.getByRole('link', { name: exactly(words.finconnect.back) }).click();
  await wizard.expectPage(DEAL, 'pay');
  await expect(page.getByText(ACCOUNT.account.slice(-3))).toBeVisible();
  await expect(page.locator('body')).not.toContainText(ACCOUNT.account);
  await wizard.next();
  await wizard.expectPage(DEAL, 'sign');
});
