import { formatLastDay } from '@portal/domain/ground/formats/dates';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { TradeOnWire } from '@portal/domain/order/trades/trade.wire';
import { expect, test } from '../fixtures/screens.ts';
import { ALONE } from '../support/alone.ts';
import { approveOrder } from '../support/approve-order.ts';
import { giveDetails, placeOrder, read, signOrder, submitProfile } from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly, filled, somewhere } from '../support/words.ts';

const DEAL = 'harbour-row-apartments';
const NAMES = { en: 'Harbour Row Apartments', fr: 'Appartements Harbour Row' } as const;

test.setTimeout(180_000);

test('an approved and paid order is cancelled by right, and its money comes back @phone', async ({
  person,
  portal,
  screens,
  language,
  checkOnBothDevices,
}) => {
  const { page, portfolio, words } = screens;
  const { cancel } = words.portfolio;
  const look = (name: string) => checkOnBothDevices(page, name);
  await submitProfile(person, MARRIED_IN_TORONTO);
  const tradeId = await placeOrder(person, DEAL, 12);
  await giveDetails(person, tradeId, 'outside');
  await signOrder(person, tradeId);
  await approveOrder(portal, page, tradeId);
  const { cancellation } = await read<TradeOnWire>(person, `/user/trade/${tradeId}`);
  expect(cancellation).toMatchObject({ right: 'runs', isPossible: true });
  const released = await portal.dealer('payments', 'release', tradeId, ...ALONE);
  expect(released.code, 'nothing is released while the right runs').not.toBe(0);

  const day = formatLastDay(cancellation.rightEndsAt ?? '', language, cancellation.timeZone);
  const deadline = page.getByText(exactly(filled(cancel.until, { day })));
  await portfolio.open();
  await portfolio.expectStatus(NAMES[language], 'approved');
  await expect(deadline).toBeVisible();
  await look('portfolio, right to cancel runs');
  await portfolio.openOrder(NAMES[language]);
  await expect(deadline).toBeVisible();
  await look('order, right to cancel runs');

  // By the keyboard alone: the safe answer first, then the other.
  const button = page.getByRole('button', { name: exactly(cancel.action) });
  const dialog = page.getByRole('alertdialog', { name: exactly(cancel.dialog.title) });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(somewhere(cancel.dialog.money.returning));
  await look('dialog of a signed order');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: exactly(cancel.dialog.confirm) }).focus();
  await page.keyboard.press('Enter');

  const notice = page.getByRole('status').filter({ hasText: somewhere(cancel.done.title) });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(somewhere(words.portfolio.money.returning));
  await expect(button).toBeHidden();
  await look('order, cancelled by right');

  const receipt = await portal.waitForMail(person.email, somewhere(words.mailCancellation.byRight.subject));
  expect(receipt.text).toMatch(/\(\d{4}-\d\d-\d\d\s+\d\d:\d\d:\d\d\s+UTC\)/);
  const { issuer } = await read<Deal>(person, `/user/deal/live/${DEAL}`);
  const toIssuer = await portal.waitForMail(
    issuer.email,
    somewhere(words.mailCancellation.notice.subject.issuer),
  );
  expect(toIssuer.text).toContain(`${person.firstName} ${person.lastName}`);

  expect(await portal.dealer('payments', 'refund', tradeId, ...ALONE)).toMatchObject({ code: 0 });
  await page.reload();
  await expect(page.getByText(somewhere(words.portfolio.money.refunded))).toBeVisible();
  await look('order, refunded');
});
