// Wide: a page of the office on which an order cannot be worked on a tablet in French.
import { expect, test } from '../fixtures/screens.ts';
import { OfficePages } from '../pages/office-pages.ts';
import { enterOffice } from '../support/office-session.ts';
import { giveDetails, newAccount, placeOrder, signOrder, submitProfile } from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly, somewhere, wordsIn } from '../support/words.ts';

const CHECKER = 'compliance@northline.example';
const DEAL = 'harbour-row-apartments';
test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true });
test.setTimeout(300_000);

test('an order is worked in French on a tablet @desktop', async ({
  portal,
  newPerson,
  openOtherDevice,
  checkAccessibility,
}) => {
  const { officeDesk: desk, officeOrder: order, trades } = wordsIn('fr');
  const investor = await newPerson(newAccount('Élodie', 'Archambault'));
  await submitProfile(investor, MARRIED_IN_TORONTO);
  const tradeId = await placeOrder(investor, DEAL, 12);
  await giveDetails(investor, tradeId, 'outside');
  await signOrder(investor, tradeId);

  const checker = new OfficePages(await openOtherDevice(), 'en');
  const { page } = checker;
  await enterOffice(portal, checker, CHECKER, '/office/desk');
  await checker.speak('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(desk.title);

  const row = page.getByRole('row', { name: /Élodie Archambault/ });
  await row.getByRole('button', { name: somewhere(desk.claimLabel) }).tap();
  await expect(row).toContainText(desk.you);
  await row.getByText('Élodie Archambault').tap();
  await expect(page.getByText(somewhere(desk.holder.order.you))).toBeVisible();
  await checkAccessibility(page, 'bureau, un ordre', 'fr');
  await page.getByRole('button', { name: exactly(order.moves.review) }).tap();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: exactly(order.moves.review) }).tap();
  await expect(question).toBeHidden();
  await expect(page.getByText(trades.status.inReview.name, { exact: true }).first()).toBeVisible();

  await checker.speak('en');
});
