// Wide: a step of the wizard that opens too early, is kept closed, or that Cancel leaves open.
import { expect, test } from '../fixtures/screens.ts';
import { giveDetails, ordersOf, placeOrder, submitProfile } from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly } from '../support/words.ts';

const DEAL = 'maple-gate-student-residence';

test('typing a later step’s address too early leads to the first unmet one @desktop', async ({
  person,
  screens,
}) => {
  const { wizard, page, words } = screens;
  for (const step of ['complete', 'sign', 'pay', 'details', 'application'] as const) {
    await wizard.goTo(DEAL, step);
    await wizard.expectPage(DEAL, 'order');
  }
  await expect(page.getByText(exactly(words.wizard.redirected)).first()).toBeVisible();

  await placeOrder(person, DEAL, 20);
  await wizard.goTo(DEAL, 'complete');
  await wizard.expectPage(DEAL, 'application');
  await submitProfile(person, MARRIED_IN_TORONTO);
  await wizard.goTo(DEAL, 'sign');
  await wizard.expectPage(DEAL, 'details');
  const [order] = await ordersOf(person);
  await giveDetails(person, order?.id ?? '', 'debit');
  await wizard.goTo(DEAL, 'complete');
  await wizard.expectPage(DEAL, 'pay');
});

test('paid outside the portal, the last page is open before the signature and leads to it @phone', async ({
  person,
  screens,
}) => {
  const { wizard, page, words } = screens;
  await submitProfile(person, MARRIED_IN_TORONTO);
  await giveDetails(person, await placeOrder(person, DEAL, 20), 'outside');
  await wizard.goTo(DEAL, 'complete');
  await wizard.expectComplete(DEAL, 'titleOpen');
  await page.getByRole('link', { name: exactly(words.wizard.complete.signAction) }).click();
  await wizard.expectPage(DEAL, 'sign');
});

test('Cancel asks first, and then the order is gone and its units are free @desktop', async ({
  person,
  screens,
}) => {
  const { wizard, page, words } = screens;
  const texts = words.wizard.cancelDialog;
  await placeOrder(person, DEAL, 20);
  await wizard.goTo(DEAL, 'application');
  const dialog = await wizard.openCancelDialog();
  await expect(dialog.getByText(exactly(texts.text))).toBeVisible();
  await dialog.getByRole('button', { name: exactly(texts.keep) }).click();
  await expect(dialog).toBeHidden();
  await expect(wizard.cancelButton, 'focus goes back to where it was').toBeFocused();
  await wizard.expectPage(DEAL, 'application');

  const again = await wizard.openCancelDialog();
  await again.getByRole('button', { name: exactly(texts.confirm) }).click();
  await expect(page).toHaveURL(`/dashboard/marketplace/${DEAL}`);
  await expect(page.getByText(exactly(texts.done))).toBeVisible();
  const orders = await ordersOf(person);
  expect(orders.filter(({ archivedAt }) => archivedAt === null)).toHaveLength(0);
});

test('after a failed step the focus is on the error summary, and each link focuses its field @phone', async ({
  person,
  screens,
}) => {
  const { wizard, page, words } = screens;
  await submitProfile(person, MARRIED_IN_TORONTO);
  await placeOrder(person, DEAL, 20);
  await wizard.goTo(DEAL, 'details');
  await wizard.expectPage(DEAL, 'details');
  await wizard.field('city').fill('');
  await wizard.field('city').press('Tab');
  await expect(wizard.nextButton).toBeDisabled();
  await wizard.showMissing.click();
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') });
  await expect(summary).toBeFocused();
  await summary.getByRole('link').first().click();
  await expect(wizard.field('city')).toBeFocused();
  await expect(wizard.field('city')).toHaveAccessibleDescription(
    new RegExp(words.trades.issues.required.replace('{{label}}', '.*')),
  );
});
