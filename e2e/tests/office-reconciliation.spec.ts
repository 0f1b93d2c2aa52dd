import { expect, test } from '../fixtures/screens.ts';
import { OfficePages } from '../pages/office-pages.ts';
import { enterOffice } from '../support/office-session.ts';
import { exactly, somewhere } from '../support/words.ts';

const FINANCE = 'finance@northline.example';
const COMPLIANCE = 'compliance@northline.example';
const WORDS = 'The monthly fee, and a transfer of which we have asked the bank.';

// A day closes for all accounts, those that other tests add included.
test.use({ portalOf: 'a day of the trust accounts' });
test.setTimeout(240_000);

test('a day of the trust accounts is prepared by finance, closed by compliance, and its paper downloaded @desktop', async ({
  portal,
  screens,
  openOtherDevice,
  checkAccessibility,
}) => {
  const { officeTrustDays: texts, officeApprovals: approvals } = screens.words;
  const maker = new OfficePages(await openOtherDevice(), 'en');
  const dialog = maker.page.getByRole('dialog');
  await enterOffice(portal, maker, FINANCE, '/office/money/days');
  await expect(maker.heading(texts.title)).toBeVisible();
  await maker.page.getByRole('region', { name: texts.open.title }).getByRole('link').first().click();
  await expect(maker.heading(texts.balances)).toBeVisible();
  await checkAccessibility(maker.page, 'office, a day to prepare');
  const address = maker.page.url();

  const unexplained = maker.page.getByText(exactly(texts.notExplained));
  const explained = await unexplained.count();
  for (let left = explained; left > 0; left -= 1) {
    await maker.page
      .getByRole('listitem')
      .filter({ hasText: texts.notExplained })
      .first()
      .getByRole('button')
      .press('Enter');
    await dialog.getByLabel(texts.explain.kind, { exact: true }).selectOption('other');
    await dialog.getByLabel(texts.explain.words, { exact: true }).fill(WORDS);
    await checkAccessibility(maker.page, 'office, explaining a difference');
    await dialog.getByRole('button', { name: exactly(texts.explain.submit) }).click();
    await expect(dialog).toBeHidden();
    await expect(unexplained).toHaveCount(left - 1);
  }
  const question = (office: OfficePages, move: 'prepare' | 'approve') =>
    office.page.getByRole('alertdialog').getByRole('button', { name: exactly(texts.moves[move]) });
  await maker.press(texts.moves.prepare);
  await question(maker, 'prepare').click();
  await expect(maker.page.getByText(texts.proposal.own)).toBeVisible();
  await expect(maker.page.getByRole('button', { name: exactly(texts.moves.approve) })).toBeHidden();
  await checkAccessibility(maker.page, 'office, a day that is prepared');

  const checker = new OfficePages(await openOtherDevice(), 'en');
  await enterOffice(portal, checker, COMPLIANCE, '/office/approvals');
  await checker.page.getByRole('link', { name: somewhere(approvals.kinds['close-trust-day']) }).click();
  await expect(checker.page).toHaveURL(address);
  await expect(checker.page.getByText(WORDS)).toHaveCount(explained);
  await checker.press(texts.moves.approve);
  await question(checker, 'approve').click();
  await expect(checker.heading(texts.closed.title)).toBeVisible();

  for (const language of ['en', 'fr'] as const) {
    const paper = checker.page.getByRole('button', { name: exactly(texts.closed.download[language]) });
    await expect(paper).toBeVisible({ timeout: 60_000 });
    const downloading = checker.page.waitForEvent('download');
    await paper.click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  }
  await checkAccessibility(checker.page, 'office, a closed day');
});
