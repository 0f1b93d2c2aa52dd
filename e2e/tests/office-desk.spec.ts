import type { Page } from '@playwright/test';
import { labelKeyOfPath } from '@portal/domain/order/changes/label-key-of-path';
import type { TradeOnWire } from '@portal/domain/order/trades/trade.wire';
import { expect, test } from '../fixtures/screens.ts';
import { importStatement } from '../pages/import-statement.ts';
import { type InvitedPerson, OfficePages } from '../pages/office-pages.ts';
import { bringIn } from '../support/bring-in.ts';
import { openSession } from '../support/browser-session.ts';
import { enterOffice } from '../support/office-session.ts';
import {
  changeProfile,
  giveDetails,
  newAccount,
  placeOrder,
  read,
  signOrder,
  submitProfile,
} from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly, somewhere, textAt } from '../support/words.ts';

const DEAL = 'harbour-row-apartments';
const DAY_MS = 86_400_000;
const CHECKER = 'compliance@northline.example';
const SECOND: InvitedPerson = {
  firstName: 'Imani',
  lastName: 'Okafor',
  email: 'imani.okafor@office.example',
  language: 'en',
  role: 'compliance',
};
const TREASURER: InvitedPerson = {
  firstName: 'Paolo',
  lastName: 'Ricci',
  email: 'paolo.ricci@office.example',
  language: 'en',
  role: 'finance',
};
const FINANCE = 'finance@northline.example';
/** More than the two business days for which an order may be cancelled, whatever holidays there are. */
const DAYS = 14;
const REFERENCE_LENGTH = 8;
const NOTE = 'Please give the number where you can be reached in the evening.';
const CHANGED_PHONE = 'basics.phone';

test.setTimeout(300_000);

test('an order goes from the desk to its end: looked through, changed by its investor, approved, funded by a bank file and released, each by two @desktop', async ({
  page,
  portal,
  newPerson,
  screens,
  openOtherDevice,
  checkAccessibility,
}) => {
  const { words } = screens;
  const { officeDesk: desk, officeOrder: texts, officeOrderMoney: money } = words;
  const investor = await newPerson(newAccount('Zoé', 'Bélanger'));
  await submitProfile(investor, MARRIED_IN_TORONTO);
  const tradeId = await placeOrder(investor, DEAL, 12);
  await giveDetails(investor, tradeId, 'outside');
  await signOrder(investor, tradeId);

  const second = await bringIn(portal, SECOND, openOtherDevice);
  const treasurer = await bringIn(portal, TREASURER, openOtherDevice);
  const checker = new OfficePages(await openOtherDevice(), 'en');
  const look = (name: string) => checkAccessibility(checker.page, `office, ${name}`);
  const dialog = checker.page.getByRole('dialog');
  await enterOffice(portal, checker, CHECKER, '/office/desk');
  const row = checker.page.getByRole('row', { name: /Zoé Bélanger/ });
  await expect(row).toContainText(desk.why.submitted);
  await look('desk');
  // Twelve such rows are on a screen of 900 px, with the summary of one.
  const firstRow = checker.page.getByRole('row').nth(1);
  const { y = 0, height = 0 } = (await firstRow.boundingBox()) ?? {};
  expect(Math.round(y), 'where the first row begins').toBeLessThan(260);
  expect(Math.round(height), 'how high a row is').toBeLessThanOrEqual(52);
  await expect(row.getByRole('link', { name: 'Zoé Bélanger' })).toHaveAttribute(
    'href',
    /^\/office\/orders\//,
  );
  await row.getByRole('button', { name: /^Claim Zoé Bélanger/ }).click();
  await expect(row).toContainText(desk.you);
  await row.getByText('Zoé Bélanger').click();
  await expect(checker.heading('Zoé Bélanger')).toBeVisible();
  const address = checker.page.url();
  // After a decision the next case is there.
  const backTo = async (part = '') => {
    await expect(checker.page).not.toHaveURL(new RegExp(tradeId));
    await checker.page.goto(`${address}${part}`);
  };
  await expect(checker.page.getByText(somewhere(desk.holder.order.you))).toBeVisible();
  await expect(checker.heading(texts.identity.title)).toBeVisible();
  await look('order');

  await checker.page
    .getByRole('button', { name: somewhere(texts.identity.lookLabel) })
    .first()
    .click();
  await dialog.getByLabel(texts.identity.reason, { exact: true }).fill('A new order: compare the licence');
  await look('reason for a document');
  await checker.press(texts.identity.show);
  // Both sides of the licence lie beside each other.
  const picture = checker.page.getByRole('img', { name: somewhere(texts.identity.page) }).first();
  await expect(picture).toBeVisible();
  const widthOf = () =>
    picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(widthOf, { message: 'width of the picture' }).toBeGreaterThan(0);
  await look('document of an order');

  await checker.press(texts.moves.review);
  const question = checker.page.getByRole('alertdialog');
  await look('question before a review');
  await question.getByRole('button', { name: exactly(texts.moves.review) }).click();
  await expect(question).toBeHidden();

  await checker.press(texts.moves['ask-changes']);
  const asked = textAt(words, labelKeyOfPath(CHANGED_PHONE));
  await dialog.getByRole('combobox', { name: exactly(texts.changes.dialog.what) }).fill(asked);
  await checker.page
    .getByRole('option', { name: somewhere(asked) })
    .first()
    .click();
  await dialog.getByLabel(texts.changes.dialog.reason, { exact: true }).selectOption('out-of-date');
  await dialog.getByLabel(somewhere(texts.changes.dialog.note)).fill(NOTE);
  const answerBy = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10);
  await dialog.getByLabel(texts.changes.dialog.answerBy, { exact: true }).fill(answerBy);
  await look('asking for changes');
  await dialog.getByRole('button', { name: exactly(texts.changes.dialog.submit) }).click();
  await expect(dialog).toBeHidden();
  await backTo('#changes');
  await expect(checker.page.getByText(texts.changes.waiting)).toBeVisible();

  await openSession(investor, page);
  await page.goto(`/wizard/${DEAL}/details`);
  await expect(page.getByText(words.wizard.notices.changesAsked)).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await checkAccessibility(page, 'an order that is to be changed');
  // What follows is answered without this page, which would go on asking for the order meanwhile.
  await page.close();
  await changeProfile(investor, { [CHANGED_PHONE]: '+14165550188' });
  await giveDetails(investor, tradeId, 'outside');
  await signOrder(investor, tradeId);

  await checker.page.goto(`${portal.url}/office/desk/changes-answered`);
  await expect(row).toContainText(desk.why.answered);
  await look('changes answered');
  await checker.page.goto(`${address}#changes`);
  await expect(checker.page.getByText(somewhere(texts.changes.answered))).toBeVisible();
  await checker.page.goto(address);
  const { orderTotal } = await read<TradeOnWire>(investor, `/user/trade/${tradeId}`);
  const finance = new OfficePages(await openOtherDevice(), 'en');
  await enterOffice(portal, finance, FINANCE, '/office/money');
  const reference = tradeId.slice(0, REFERENCE_LENGTH).toUpperCase();
  await importStatement(finance, portal.url, {
    account: 'CIBC 0520',
    lines: [`2026-10-05,"Electronic Funds Transfer DEPOSIT ${reference}",,${orderTotal.toFixed(2)}`],
    openedOn: '2026-10-01',
    openingDollars: 0,
    closingDollars: orderTotal,
  });
  await checker.press(texts.moves.review);
  await question.getByRole('button', { name: exactly(texts.moves.review) }).click();
  await expect(question).toBeHidden();
  await checker.lookThroughCase({ reason: 'They changed their phone', match: true });
  await checker.press(texts.moves['propose-approval']);
  const proposal = checker.page.getByRole('dialog').or(checker.page.getByRole('alertdialog'));
  await expect(proposal).toBeVisible();
  // The name of the profile is another than the account's, which is flagged.
  const why = proposal.getByLabel(words.officeExceptions.dialog.label, { exact: true });
  if (await why.isVisible()) {
    await why.fill('They married this year.');
  }
  await checkAccessibility(checker.page, 'office, question before a proposal');
  await proposal.getByRole('button', { name: exactly(texts.moves['propose-approval']) }).click();
  await expect(proposal).toBeHidden();
  await backTo();
  await expect(checker.page.getByText(texts.moves.ownProposal)).toBeVisible();
  await expect(checker.page.getByRole('button', { name: exactly(texts.moves.approve) })).toHaveCount(0);
  await look('a proposal of one’s own');

  await second.page.goto(address);
  await expect(second.page.getByText(somewhere(words.officeReading.declared))).toBeVisible();
  await second.press(texts.moves.approve);
  const decision = second.page.getByRole('alertdialog');
  await checkAccessibility(second.page, 'office, question before an approval');
  await decision.getByRole('button', { name: exactly(texts.moves.approve) }).click();
  await expect(decision).toBeHidden();
  await second.page.goto(address);
  await expect(
    second.page.getByText(words.trades.status.approved.name, { exact: true }).first(),
  ).toBeVisible();
  await portal.waitForMail(investor.email, somewhere(words.mail.orderApproved.subject));

  await finance.page.goto(address);
  await expect(finance.page.getByText(words.officeOrder.money.inTrust, { exact: true })).toBeVisible();
  await portal.letDaysPass(tradeId, DAYS);
  await finance.page.reload();
  await finance.press(money['propose-release']);
  await confirm(finance.page, money['propose-release']);
  await expect(finance.page.getByText(money.open.own)).toBeVisible();
  await treasurer.page.goto(`${portal.url}/office/approvals`);
  await treasurer.page.getByRole('link', { name: somewhere(reference) }).click();
  await treasurer.press(money.approve.release);
  await confirm(treasurer.page, money.approve.release);
  await expect(
    treasurer.page.getByText(words.trades.status.settled.name, { exact: true }).first(),
  ).toBeVisible();
  await portal.waitForMail(investor.email, somewhere(words.mailPayments.released.subject));
});

/** Answers a question of the page with what was pressed. */
async function confirm(page: Page, answer: string): Promise<void> {
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByRole('button', { name: exactly(answer) }).click();
  await expect(question).toBeHidden();
}

// Wide: a list of the desk that forgets its row and place when Back leads to it.
test('acceptance 7: a row that was claimed and opened has the focus again after Back, in the same list @desktop @wide', async ({
  page,
  portal,
  newPerson,
  screens,
}) => {
  const { officeDesk: desk } = screens.words;
  const investor = await newPerson(newAccount('Noé', 'Lacroix'));
  await submitProfile(investor, MARRIED_IN_TORONTO);
  const tradeId = await placeOrder(investor, DEAL, 10);
  await giveDetails(investor, tradeId, 'outside');
  await signOrder(investor, tradeId);

  const office = new OfficePages(page, 'en');
  const list = '/office/desk/new-orders?province=CAN-ON&sort=newest';
  await enterOffice(portal, office, CHECKER, list);
  const row = page.getByRole('row', { name: /Noé Lacroix/ });
  await row.getByRole('button', { name: /^Claim Noé Lacroix/ }).click();
  await expect(row).toContainText(desk.you);
  await row.getByText('Noé Lacroix').click();
  await expect(office.heading('Noé Lacroix')).toBeVisible();
  await page.goBack();
  await expect(row.getByRole('link', { name: 'Noé Lacroix' })).toBeFocused();
  await expect(row).toContainText(desk.you);
  expect(page.url()).toBe(`${portal.url}${list}`);
});
