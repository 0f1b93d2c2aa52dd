import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../fixtures/screens.ts';
import { screensOn } from '../pages/screens.ts';
import { newAccount } from '../support/people.ts';
import { exactly } from '../support/words.ts';

const NEW_PASSWORD = 'eleven geese over the marsh';

/** What the person's app would show at this moment. */
function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

/** The link in a message that leads to one page of the portal. */
function linkIn(text: string, page: string): string {
  return new RegExp(`https?://\\S+/${page}/\\S+`).exec(text)?.[0] ?? '';
}

test('a person turns on the second step, and from then on logs in with a code or a recovery code @phone', async ({
  page,
  person,
  screens,
  language,
  openOtherDevice,
  checkOnBothDevices,
  problems,
}) => {
  problems.expect(/status of 401/);
  const { security, words } = screens;
  await security.open();
  await checkOnBothDevices(page, 'the account page');
  const codes = await security.turnOnTwoFactor(person.password, codeOf);
  expect(codes.length).toBeGreaterThan(5);

  const other = screensOn(await openOtherDevice(), language);
  await other.page.goto('/login');
  await other.account.sendLogin(person.email, person.password);
  await expect(other.page.getByText(exactly(words.security.code.intro))).toBeVisible();
  await checkOnBothDevices(other.page, 'the second step');
  await other.security.giveCode('000 000');
  await expect(other.page.getByText(exactly(words.account.twoFactor.codeWrong)).first()).toBeVisible();
  await other.security.giveCode(codes[0] ?? '');
  await other.page.waitForURL(/\/(dashboard|onboarding)/);

  await security.open();
  await expect(page.getByText(exactly(words.security.sessions.endOthers))).toBeVisible();
  await security.button(words.security.sessions.endOthers).click();
  await expect(page.getByText(exactly(words.security.sessions.alone))).toBeVisible();
  await other.page.goto('/dashboard/portfolio');
  await expect(other.page).toHaveURL('/');
});

// Wide: a link to a new address, or a new password, that leaves the wrong session open.
test('a new address is confirmed from both, and a new password leaves this session and no other @phone @wide', async ({
  page,
  person,
  portal,
  screens,
  language,
  openOtherDevice,
}) => {
  const { security, words } = screens;
  const { email: newEmail } = newAccount('Ada', 'Moved');
  const welcome = await portal.waitForMail(person.email, exactly(words.mail.welcome.subject));
  await page.goto(linkIn(welcome.text, 'verify-email'));
  await page.getByRole('button', { name: exactly(words.security.verifyEmail.submit) }).click();
  await expect(page.getByText(exactly(words.security.verifyEmail.doneTitle))).toBeVisible();

  await security.open();
  await security.askForEmail(newEmail, person.password);
  const { changeNew, changeOld } = words.mailAccount;
  const { confirmEmail } = words.security;
  for (const [address, { subject }, answer] of [
    [newEmail, changeNew, confirmEmail.waitingTitle],
    [person.email, changeOld, confirmEmail.doneTitle],
  ] as const) {
    const message = await portal.waitForMail(address, exactly(subject));
    await page.goto(linkIn(message.text, 'confirm-email'));
    await page.getByRole('button', { name: exactly(confirmEmail.submit) }).click();
    await expect(page.getByText(exactly(answer))).toBeVisible();
  }
  await security.open();
  await expect(page.getByRole('main').getByText(newEmail)).toBeVisible();
  await security.changePassword(person.password, NEW_PASSWORD);
  const other = screensOn(await openOtherDevice(), language);
  await other.account.logIn({ email: newEmail, password: NEW_PASSWORD });
});
