import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/screens.ts';
import { screensOn } from '../pages/screens.ts';
import { exactly, filled, somewhere } from '../support/words.ts';

const NEW_PASSWORD = 'nine herons over the bay';

test('a password that was forgotten is chosen anew through the mail, which ends every session @desktop', async ({
  page,
  person,
  portal,
  screens,
  language,
  openOtherDevice,
  problems,
}) => {
  problems.expect(/status of 401/);
  // The message stands in a frame without scripts, into which the test looks by one.
  problems.allow(/Blocked script execution in '[^']*\/mailbox\//);
  const { words } = screens;
  await page.goto('/dashboard/marketplace');
  const other = screensOn(await openOtherDevice(), language);
  await other.account.forgetPassword(person.email);
  await portal.waitForMail(person.email, exactly(words.mail.passwordReset.subject));
  await other.page.goto('/mailbox');
  await other.page
    .getByRole('link', { name: new RegExp(`${words.mail.passwordReset.subject}.*${person.email}`) })
    .click();
  const message = other.page.frameLocator('iframe');
  await message.getByRole('link', { name: exactly(words.mail.passwordReset.action) }).click();
  await other.account.chooseNewPassword(NEW_PASSWORD);
  await expect(other.page.getByText(exactly(words.account.reset.doneTitle))).toBeVisible();

  await page.getByRole('link', { name: exactly(words.shell.tabs.portfolio) }).click();
  await page.getByRole('button', { name: exactly(words.security.logInAgain.leave) }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(exactly(words.shell.notice.ended))).toBeVisible();
  await page.goto('/login');
  await screens.account.sendLogin(person.email, person.password);
  await expect(page.getByText(exactly(words.errors.credentialsWrong))).toBeVisible();
  await screens.account.logIn({ email: person.email, password: NEW_PASSWORD });
});

// Wide: a page that takes a used link to a new password.
test('a link to a new password works once @phone @wide', async ({ newPerson, portal, screens }) => {
  const { account, page, words } = screens;
  const person = await newPerson();
  await account.forgetPassword(person.email);
  const mail = await portal.waitForMail(person.email, exactly(words.mail.passwordReset.subject));
  const link = /https?:\/\/\S+\/reset-password\/\S+/.exec(mail.text)?.[0] ?? '';
  await page.goto(link);
  await account.chooseNewPassword(NEW_PASSWORD);
  await expect(page.getByText(exactly(words.account.reset.doneTitle))).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(exactly(words.account.reset.overTitle))).toBeVisible();
  await expect(page.getByRole('link', { name: exactly(words.account.reset.newLink) })).toBeVisible();
  await expect(account.newPassword).toHaveCount(0);
});

// Wide: a page that tells which addresses have an account.
test('asking for a link says the same of an address that nobody has @desktop @wide', async ({ screens }) => {
  await screens.account.forgetPassword('nobody.at.all@example.com');
});

test('signing out leads to the front page, and the way back in leads to the page that was asked for @phone', async ({
  page,
  person,
  screens,
}) => {
  const { words, account } = screens;
  await answerLogoutBeforeReads(page);
  await page.goto('/dashboard/marketplace');
  await page.getByRole('button', { name: new RegExp(person.email) }).click();
  await page.getByRole('menuitem', { name: exactly(words.shell.header.signOut) }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(exactly(words.shell.notice.signedOut))).toBeVisible();

  await page.goto('/dashboard/portfolio');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(exactly(words.shell.notice.loginRequired))).toBeVisible();
  await page
    .getByRole('link', { name: exactly(words.home.hero.login) })
    .first()
    .click();
  await account.sendLogin(person.email, person.password);
  await expect(page).toHaveURL('/dashboard/portfolio');
});

/** What the page still reads reaches the server when the token is dead, and is answered before the page hears of signing out. */
async function answerLogoutBeforeReads(page: Page): Promise<void> {
  const { promise: tokenIsDead, resolve: killToken } = Promise.withResolvers<void>();
  const isRead = (request: Request) => request.url().endsWith('/api/user/list/deal/live');
  const readIsOver = new Promise<void>((resolve) => {
    const end = (request: Request) => (isRead(request) ? resolve() : undefined);
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  });
  await page.route('**/api/user/list/deal/live', async (route) => {
    await tokenIsDead;
    await route.continue();
  });
  await page.route('**/api/logout', async (route) => {
    const answer = await route.fetch();
    expect(answer.status()).toBe(200);
    killToken();
    await readIsOver;
    await route.fulfill({ response: answer });
  });
}

// Wide: an address that does not exist and shows an empty page.
test('an address that does not exist says so and leads on @phone @wide', async ({
  page,
  person,
  problems,
  screens,
}) => {
  problems.expect(/status of 404/);
  const { words } = screens;
  expect(person.user.onboarded).toBe(false);
  expect((await page.goto('/dashboard/marketplaces'))?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { level: 1, name: exactly(words.shell.notFound.title) }),
  ).toBeVisible();
  await page.getByRole('link', { name: new RegExp(words.shell.notFound.portfolio) }).click();
  await expect(page).toHaveURL('/dashboard/portfolio');
  await expect(page.getByText(filled(words.portfolio.empty.title, {}))).toBeVisible();
});

// Wide: a walk that a desk in English breaks and a phone in French does not.
test('the page’s language follows the switch and is remembered @wide-desktop', async ({
  page,
  person,
  screens,
  language,
}) => {
  const target = language === 'en' ? 'fr' : 'en';
  const { words } = screensOn(page, target);
  expect(person.email).not.toBe('');
  await page.goto('/dashboard/marketplace');
  await page
    .getByRole('group', { name: exactly(screens.words.shell.language.label) })
    .getByRole('button', { name: somewhere(words.shell.language[target]) })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${target}`));
  await expect(page.getByRole('heading', { level: 1, name: exactly(words.deals.title) })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${target}`));
  await expect(page.getByRole('heading', { level: 1, name: exactly(words.deals.title) })).toBeVisible();
});
