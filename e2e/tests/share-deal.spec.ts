import { expect, test } from '../fixtures/screens.ts';
import { newAccount } from '../support/people.ts';
import { exactly, filled } from '../support/words.ts';

test('a shared deal brings its visitor to it, and the dealer sees who referred @desktop', async ({
  page,
  person,
  portal,
  screens: { words },
  openOtherDevice,
  checkAccessibility,
}) => {
  await page.goto('/dashboard/marketplace/harbour-row-apartments');
  await page.waitForLoadState('networkidle');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: filled(words.dealPage.share, { name }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: exactly(words.referral.link.code) }).click();
  await expect(dialog.getByRole('img', { name: words.referral.link.codeLabel })).toBeVisible();
  await checkAccessibility(page, 'the share dialog');
  const link = await dialog.getByLabel(words.referral.link.label).inputValue();
  expect(link).toContain(`mwr=${person.user.id}&deal=harbour-row-apartments`);

  const visitor = await openOtherDevice();
  await visitor.goto(link);
  await expect(visitor.getByText(name).first()).toBeVisible();
  const account = newAccount('Ben', 'Cole');
  await visitor.goto('/register');
  await visitor.getByLabel(words.account.firstName.label).fill(account.firstName);
  await visitor.getByLabel(words.account.lastName.label).fill(account.lastName);
  await visitor.getByLabel(words.account.email.label).fill(account.email);
  await visitor.locator('input[type=password]').fill(account.password);
  await visitor.getByRole('checkbox').first().check();
  await visitor.getByRole('button', { name: exactly(words.account.register.submit) }).click();
  await expect(visitor).toHaveURL(/onboarding/);
  const { output } = await portal.dealer('referrals');
  const line = output.split('\n').find((each) => each.includes(account.email)) ?? '';
  expect(line).toContain(`referred by Ada Tremblay <${person.email}>`);
  expect(line).toContain('deal harbour-row-apartments');
});
