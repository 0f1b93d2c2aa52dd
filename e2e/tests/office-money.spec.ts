import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/screens.ts';
import { type InvitedPerson, OfficePages } from '../pages/office-pages.ts';
import { bringIn } from '../support/bring-in.ts';
import { enterOffice } from '../support/office-session.ts';
import { exactly, filled, somewhere } from '../support/words.ts';

const FINANCE = 'finance@northline.example';
const NAME = 'Priya Nair';
const SECOND: InvitedPerson = {
  firstName: 'Imani',
  lastName: 'Okafor',
  email: 'imani.okafor@money.example',
  language: 'en',
  role: 'finance',
};
/** The demonstration's order of Étienne Gauthier was paid with this much more than it costs. */
const TOO_MUCH = '$250.00';
/** What of it goes back at first, as it is typed and as it is read. */
const PART = { typed: '100.50', read: '$100.50' };
const FOUND_OUT = 'They paid a round amount on purpose and want the rest back.';

test.setTimeout(300_000);

test('a flag is cleared, and a refund of a part is proposed by one person and approved by another @desktop', async ({
  portal,
  problems,
  screens,
  openOtherDevice,
  checkAccessibility,
}) => {
  // Approving one's own work is refused.
  problems.expect(/status of 409/);
  const { officeFlags: flags, officeOrderMoney: money, officeApprovals: approvals } = screens.words;
  const second = await bringIn(portal, SECOND, openOtherDevice);
  const finance = new OfficePages(await openOtherDevice(), 'en');
  const { page } = finance;
  const dialog = page.getByRole('dialog');
  await enterOffice(portal, finance, FINANCE, '/office/money/flags');

  const flag = page.getByRole('row').filter({ hasText: flags.kinds.overpaid.what });
  await expect(flag).toContainText(TOO_MUCH);
  await flag.getByRole('button').click();
  await finance.press(flags.clear.action);
  await expect(dialog.getByLabel(flags.clear.reason)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(flags.clear.reason).fill(FOUND_OUT);
  await checkAccessibility(page, 'office, clearing a flag');
  await dialog.getByRole('button', { name: exactly(flags.clear.action) }).click();
  await expect(dialog).toBeHidden();
  await expect(flag).toHaveCount(0);
  await page.getByRole('link', { name: exactly(flags.states.cleared) }).click();
  await expect(page.getByText(filled(flags.cleared.reason, { reason: FOUND_OUT }))).toBeVisible();
  await expect(page.getByText(somewhere(filled(flags.cleared.by, { name: NAME, when: '' })))).toBeVisible();

  await flag.getByRole('link', { name: somewhere(filled(flags.order, { reference: '' })) }).click();
  await finance.press(money['propose-refund']);
  await dialog.getByLabel(money.reason, { exact: true }).fill(FOUND_OUT);
  const amount = dialog.getByLabel(money.refund.amount, { exact: true });
  await expect(amount).toHaveValue('250');
  await amount.fill('250.01');
  await dialog.getByRole('button', { name: exactly(money['propose-refund']) }).click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await checkAccessibility(page, 'office, a refund of too much');
  await amount.fill(PART.typed);
  await dialog.getByRole('button', { name: exactly(money['propose-refund']) }).click();
  await expect(page.getByText(money.open.own)).toBeVisible();
  await expect(page.getByRole('button', { name: exactly(money.approve.refund) })).toHaveCount(0);
  expect(await approveOwn(page)).toEqual([409, 'OWN_WORK']);

  await page.goto(`${portal.url}/office/approvals?part=for-others`);
  const title = somewhere(filled(approvals.kinds['refund-money'], { amount: PART.read, reference: '' }));
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Imani Okafor');
  await second.page.goto(`${portal.url}/office/approvals`);
  const waiting = second.page.getByRole('link', { name: title });
  await expect(second.page.getByRole('navigation').getByText(approvals.title)).toBeVisible();
  await waiting.click();
  await expect(second.page.getByText(filled(money.open.refund, { amount: PART.read }))).toBeVisible();
  await second.press(money.approve.refund);
  const question = second.page.getByRole('alertdialog');
  await question.getByRole('button', { name: exactly(money.approve.refund) }).click();
  await expect(question).toBeHidden();
  await second.page.goto(`${portal.url}/office/approvals`);
  await expect(second.page.getByText(approvals.empty['for-you'].title)).toBeVisible();
});

/** Tries as the office's page would to approve what stands on the page of the order; answers the status and the code. */
function approveOwn(page: Page): Promise<[number, string]> {
  return page.evaluate(async () => {
    const orderId = location.pathname.split('/').at(-1) ?? '';
    const headers = { 'X-Portal-Office': '1', 'Content-Type': 'application/json' };
    const order = await (await fetch(`/api/office/orders/${orderId}`, { headers })).json();
    const { proposalId, hash } = order.data.money.proposal;
    const answer = await fetch(`/api/office/orders/${orderId}/refund/approve`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ proposalId, hash }),
    });
    return [answer.status, (await answer.json()).code];
  });
}
