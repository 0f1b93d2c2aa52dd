import { exactly } from '../../../e2e/support/words.ts';
import { expect, test } from '../look.ts';

const LEADING = {
  home: '/',
  login: '/login',
  register: '/register',
  invitation: '/ref?mwr=1&deal=harbour-row-apartments',
  'shared deal': '/deal/harbour-row-apartments',
  'forgotten password': '/forgot-password',
  'new password': '/reset-password/someone/a-token',
  'privacy policy': '/privacy-policy',
  contact: '/contact',
  'check a document': '/verify-document',
  landing: '/landing',
  'leave the waiting list': '/leave-list/a-token',
  'stop messages': '/unsubscribe/a-token',
  'confirm a new email': '/confirm-email/a-token',
} as const;

/** What an expired link of a message says. */
const ENDED = {
  'confirm an email': '/verify-email/a-token',
  signing: '/signing/a-token',
  'signed copies': '/signed-copies/a-token',
  'link an account': '/finconnect/a-token',
} as const;

test('pages that anybody sees', async ({ page, look, problems }) => {
  problems.allow(/status of 4/);
  for (const [place, address] of Object.entries({ ...LEADING, ...ENDED })) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(`${place}: ${place in ENDED ? 'a link that ended' : 'as it comes'}`);
  }
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('not found: without a session');
});

test('forms that anybody sees', async ({ page, screens, look, problems }) => {
  problems.allow(/status of 4/);
  const { account, words } = screens;
  const button = (name: string) => page.getByRole('button', { name: exactly(name) });
  const summary = page.getByRole('alert').first();
  await page.goto('/login');
  await button(words.account.login.submit).click();
  await expect(summary).toBeVisible();
  await look('login: nothing typed');
  await account.sendLogin('nobody@example.com', 'three quiet loons at dawn');
  await expect(page.getByText(exactly(words.errors.credentialsWrong))).toBeVisible();
  await look('login: refused');

  await account.openRegistration();
  await account.password.fill('password');
  await account.registerButton.click();
  await expect(summary).toBeVisible();
  await look('register: with errors');

  await account.forgetPassword('nobody@example.com');
  await look('forgotten password: sent');

  await page.goto('/contact');
  await button(words.contact.submit).click();
  await expect(summary).toBeVisible();
  await look('contact: with errors');
  await page.getByLabel(words.contact.name.label).fill('Ana Roy');
  await page.getByLabel(words.contact.email.label).fill('ana@example.ca');
  await page.getByLabel(words.contact.about.label).selectOption('complaint');
  await page.getByLabel(words.contact.subject.label).fill('Screen');
  await page.getByLabel(words.contact.message.label).fill('Nothing since yesterday.');
  await button(words.contact.submit).click();
  await expect(page.getByText(words.contact.sentTitle)).toBeVisible();
  await look('contact: sent');

  await page.goto('/unsubscribe/a-token');
  await button(words.unsubscribe.submit).click();
  await expect(page.getByText(words.unsubscribe.failedTitle)).toBeVisible();
  await look('stop messages: refused');
  await page.goto('/leave-list/a-token');
  await button(words.waitingList.leave.submit).click();
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ visible: true }).first(),
  ).toBeVisible();
  await look('leave the waiting list: answered');

  await page.goto('/reset-password/someone/a-token');
  await page.waitForLoadState('networkidle');
  await look('new password: a link that ended');
});

test('registration over a page', async ({ page, screens, look }) => {
  const { words } = screens;
  await page.goto('/');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: exactly(words.account.register.title) })).toBeVisible();
  await look('home: registration dialog');
});
