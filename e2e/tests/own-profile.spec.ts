import { expect, test } from '../fixtures/screens.ts';
import { SigningPages } from '../pages/signing-pages.ts';
import { submitProfile } from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly } from '../support/words.ts';

test('a change is reported, submitted and signed in the account, without an order @phone', async ({
  page,
  person,
  screens,
  checkOnBothDevices,
}) => {
  const { kyc, security, viewer, words } = screens;
  const ceremony = new SigningPages(screens, 1);
  await submitProfile(person, MARRIED_IN_TORONTO);
  await security.open();
  await page.getByRole('link', { name: exactly(words.security.standing.openProfile) }).click();
  await kyc.expectAnswers();
  await checkOnBothDevices(page, 'the investor profile');
  await page
    .getByRole('button', { name: `${words.kycForm.review.change}`, exact: false })
    .first()
    .click();
  await kyc.expectOpen('basics');
  await kyc.answer({ path: 'basics.address.street', value: '18 Baldwin Street' });
  await page.getByRole('button', { name: exactly(words.kycForm.backToReview) }).click();
  await kyc.expectAnswers();
  await expect(page.getByText('18 Baldwin Street')).toBeVisible();
  await page.getByRole('button', { name: exactly(words.profileSigning.start) }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: words.signing.consent.profileTitle }),
  ).toBeVisible();
  await ceremony.agree.click();
  await ceremony.initialAll();
  await ceremony.name.fill(`${person.firstName} ${person.lastName}`);
  await page.getByRole('button', { name: words.signing.review.sign_one.replace('{{count}}', '1') }).click();
  await page.getByRole('link', { name: words.signing.closed.goBack }).click();
  await kyc.expectAnswers();
  await expect(page.getByRole('button', { name: exactly(words.profileSigning.start) })).toHaveCount(0);
  await expect(viewer.rows).toHaveCount(1);
  await viewer.rows.click();
  await viewer.expectPage(1);
});
