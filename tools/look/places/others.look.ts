import { JointPages } from '../../../e2e/pages/joint-pages.ts';
import { screensOn } from '../../../e2e/pages/screens.ts';
import { invitationLink, joinByLink, linkOfJoint } from '../../../e2e/support/join-order.ts';
import {
  giveDetails,
  newAccount,
  placeJointOrder,
  signOrder,
  submitProfile,
} from '../../../e2e/support/people.ts';
import { MARRIED_IN_TORONTO } from '../../../e2e/support/profiles.ts';
import { exactly } from '../../../e2e/support/words.ts';
import { expect, test } from '../look.ts';

const DEAL = 'saint-laurent-photonics-credit';
const ACCOUNT = newAccount('Camille', 'Roy');
const { firstName, lastName, email } = ACCOUNT;

test('a joint investor', async ({ page, portal, newPerson, language, look }) => {
  const person = await newPerson();
  const joint = new JointPages(screensOn(page, language));
  await submitProfile(person, MARRIED_IN_TORONTO);
  const tradeId = await placeJointOrder(person, DEAL, 20, {
    firstName,
    lastName,
    email,
    relation: 'spouse',
    language,
  });
  await giveDetails(person, tradeId, 'outside');
  const { words } = screensOn(page, language);
  const invitation = await invitationLink(portal, email, words);
  await page.goto(invitation);
  await joint.expectInvitation('Ada Tremblay');
  await look('invitation to buy together');
  const second = await joinByLink(portal.url, invitation, ACCOUNT, { language, profile: MARRIED_IN_TORONTO });
  await signOrder(person, tradeId);
  await page.goto(await linkOfJoint(second, tradeId));
  await joint.expectMemorandum();
  await look('signing: memorandum of a joint investor');
  await joint.acceptMemorandum();
  await look('signing: consent of a joint investor');
  await screensOn(page, language).account.logIn(person);
  await page.goto(`/wizard/${DEAL}/sign`);
  await joint.expectWaitingFor(`${firstName} ${lastName}`);
  await look('sign: waiting for the joint investor');
});

test('who lives where the dealer is not registered', async ({ page, look, screens }) => {
  const { account, words } = screens;
  await account.openRegistration();
  await account.fillRegistration(newAccount(), 'CAN-NU', '867 555 0142');
  const join = page.getByRole('button', { name: exactly(words.waitingList.elsewhere.join) });
  await expect(join).toBeVisible();
  await look('register: from where the dealer takes no orders');
  await join.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('register: waiting list');
});

test('what goes wrong', async ({ page, person: _person, look, screens, problems, context }) => {
  problems.allow(/status of|ERR_|dynamically imported module/);
  const { words } = screens;
  await page.route('**/api/user/trades/**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/dashboard/portfolio');
  await expect(page.getByText(words.ui.error.title)).toBeVisible();
  await look('portfolio: error');
  await page.unroute('**/api/user/trades/**');
  await page.goto('/dashboard/portfolio/no-such-order');
  await expect(page.getByText(words.portfolio.missing.title)).toBeVisible();
  await look('order in the portfolio: not found');
  await page.goto('/wizard/no-such-deal/order');
  await expect(page.getByText(words.wizard.dealMissing.title)).toBeVisible();
  await look('order: deal not found');
  await page.goto('/dashboard/portfolio');
  await expect(page.getByText(words.portfolio.empty.title)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(words.shell.offline)).toBeVisible();
  await look('portfolio: offline');
  await context.setOffline(false);
  await page.route('**/assets/account-page*', (route) => route.abort());
  await page.goto('/dashboard/account');
  await expect(page.getByRole('heading', { name: words.shell.error.title })).toBeVisible();
  await look('error: page that could not be shown');
});
