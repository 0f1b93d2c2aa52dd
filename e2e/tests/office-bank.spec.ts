import type { Language } from '@portal/domain/ground/people/languages';
import type { TradeOnWire } from '@portal/domain/order/trades/trade.wire';
import { lookOnDeskAndTablet } from '../fixtures/look-on-desk-and-tablet.ts';
import { expect, test } from '../fixtures/screens.ts';
import { OfficePages } from '../pages/office-pages.ts';
import { enterOffice } from '../support/office-session.ts';
import { newAccount, type Person, placeOrder, read, submitProfile } from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly, filled, somewhere } from '../support/words.ts';

const FINANCE = 'finance@northline.example';
const BY_REFERENCE = 'harbour-row-apartments';
const BY_CHOICE = 'maple-gate-student-residence';
const UNITS = 20;
const ACCOUNT = 'CIBC 0417';
const REFERENCE_LENGTH = 8;

test.setTimeout(300_000);

const totalOf = async (investor: Person, tradeId: string) =>
  (await read<TradeOnWire>(investor, `/user/trade/${tradeId}`)).orderTotal;

test('a bank’s file is seen, imported and matched, by number, by choice and undone @desktop', async ({
  portal,
  newPerson,
  screens,
  openOtherDevice,
}) => {
  const { officeBank, officeBankFiles, officeMatching, officeOrder, officeOrderSearch, officeUnapplied } =
    screens.words;
  const investor = await newPerson(newAccount('Béatrice', 'Lavallée'));
  await submitProfile(investor, MARRIED_IN_TORONTO);
  const named = await placeOrder(investor, BY_REFERENCE, UNITS);
  const chosen = await placeOrder(investor, BY_CHOICE, UNITS);
  const [namedTotal, chosenTotal] = [await totalOf(investor, named), await totalOf(investor, chosen)];
  const reference = (id: string) => id.slice(0, REFERENCE_LENGTH).toUpperCase();
  // The newest first, as this bank writes them, without balances.
  const file = [
    '2026-10-30,"Branch Transaction SERVICE CHARGE",25.00,',
    `2026-10-06,"Internet Banking E-TRANSFER 105639700417 B. L.",,${chosenTotal.toFixed(2)}`,
    `2026-10-05,"Electronic Funds Transfer DEPOSIT ${reference(named)}",,${namedTotal.toFixed(2)}`,
  ].join('\r\n');

  const office = new OfficePages(await openOtherDevice(), 'en');
  const { page } = office;
  const look = async (name: string, language: Language = 'en') => {
    // A list that is still on its way would hide what is wrong with its rows, on one machine and not on another.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await lookOnDeskAndTablet(page, `office, ${name}`, language);
  };
  await enterOffice(portal, office, FINANCE, '/office/money');
  await expect(office.heading(officeBank.title)).toBeVisible();
  await office.press(officeBank.open.action);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(officeBank.open.name, { exact: true }).fill(ACCOUNT);
  await dialog.getByLabel(officeBank.open.openingBalance, { exact: true }).fill('1,000.00');
  await dialog.getByLabel(officeBank.open.openedOn, { exact: true }).fill('2026-10-01');
  await look('adding an account');
  await dialog.getByRole('button', { name: exactly(officeBank.open.submit) }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: ACCOUNT }) });
  await card.getByRole('link', { name: officeBank.import.action }).click();

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'october.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByLabel(officeBank.import.how, { exact: true })).toHaveValue('cibc');
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByLabel(officeBank.balances.opening, { exact: true }).fill('1000');
  await page
    .getByLabel(officeBank.balances.closing, { exact: true })
    .fill(String(1000 + namedTotal + chosenTotal));
  await office.press(officeBank.import.submit);
  await expect(page.getByText(somewhere(officeBank.balances.sumWrong)).first()).toBeVisible();
  await look('a statement that does not add up');
  await page
    .getByLabel(officeBank.balances.closing, { exact: true })
    .fill(String(975 + namedTotal + chosenTotal));
  await office.press(officeBank.import.submit);
  await expect(page.getByText(filled(officeBank.imported.matched_one, { number: 1 }))).toBeVisible();
  await look('an imported statement');

  await page.getByRole('link', { name: officeBank.import.back }).last().click();
  await page.getByRole('link', { name: filled(officeBankFiles.actionOf, { name: ACCOUNT }) }).click();
  await look('imported files');
  await page.getByRole('link', { name: 'october.csv' }).click();
  const rows = page.getByRole('list', { name: officeBankFiles.rows.title }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText(`DEPOSIT ${reference(named)}`);
  await expect(rows.nth(2)).toContainText(officeBankFiles.rows.states.matched);
  await look('the lines of a file');
  await page.getByLabel(officeBankFiles.rows.show, { exact: true }).selectOption('passed-over');
  await expect(page.getByText(officeBankFiles.rows.none)).toBeVisible();
  await look('no skipped lines of a file');

  await page.goto(`${portal.url}/office/money/matching`);
  await page.getByRole('link', { name: /E-TRANSFER 105639700417/ }).click();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await look('a line to match');
  await page.getByLabel(officeOrderSearch.search.label, { exact: true }).fill(reference(chosen));
  await office.press(officeOrderSearch.search.submit);
  await page
    .getByRole('button', {
      name: exactly(filled(officeOrderSearch.offer.chooseOne, { reference: reference(chosen) })),
    })
    .last()
    .click();
  await page.getByLabel(officeMatching.form.reason, { exact: true }).fill('She sent the receipt');
  await look('a line and its order');
  await office.press(officeMatching.form.submit);
  await expect(page.getByText(filled(officeMatching.form.done_one, { count: 1 }))).toBeVisible();

  await page.goto(`${portal.url}/office/orders/${chosen}`);
  const money = page.getByRole('region', { name: officeOrder.money.title });
  const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
  const inTrust = money
    .locator('div')
    .filter({ has: page.getByText(officeOrder.money.inTrust, { exact: true }) })
    .last();
  await expect(inTrust).toContainText(dollars.format(chosenTotal));

  await page.goto(`${portal.url}/office/money/matching/done`);
  await look('what was matched');
  const match = page.getByRole('listitem').filter({ hasText: reference(chosen) });
  await match.getByRole('button').click();
  await dialog.getByLabel(officeMatching.undo.reason, { exact: true }).fill('It was for her brother');
  await look('undoing a match');
  await dialog.getByRole('button', { name: exactly(officeMatching.undo.submit) }).click();
  await expect(match).toContainText('It was for her brother');
  await page.goto(`${portal.url}/office/orders/${chosen}`);
  await expect(inTrust).toContainText(dollars.format(0));
  await page.goto(`${portal.url}/office/orders/${named}`);
  await expect(inTrust).toContainText(dollars.format(namedTotal));

  // Nobody knows whose the money of the other line is, and then somebody does.
  await page.goto(`${portal.url}/office/money/matching`);
  await page.getByRole('link', { name: /E-TRANSFER 105639700417/ }).click();
  await page.getByText(officeUnapplied.line.in, { exact: true }).click();
  await page.getByLabel(officeUnapplied.line.reason, { exact: true }).fill('Nobody by that name');
  await look('a line that belongs to no order');
  await office.press(officeUnapplied.line.inSubmit);
  await expect(page.getByText(officeUnapplied.line.inDone)).toBeVisible();
  await page.goto(`${portal.url}/office/money/unapplied`);
  const kept = page.getByRole('listitem').filter({ hasText: 'Nobody by that name' });
  await look('unapplied money');
  await kept
    .getByRole('button', {
      name: filled(officeUnapplied.sendBack.actionOne, { amount: dollars.format(chosenTotal) }),
    })
    .click();
  await look('sending money back');
  await dialog.getByRole('button', { name: exactly(screens.words.office.cancel) }).click();
  await kept
    .getByRole('button', {
      name: filled(officeUnapplied.allocate.actionOne, { amount: dollars.format(chosenTotal) }),
    })
    .click();
  await dialog.getByLabel(officeOrderSearch.search.label, { exact: true }).fill(reference(chosen));
  await dialog.getByRole('button', { name: exactly(officeOrderSearch.search.submit) }).click();
  await dialog
    .getByRole('button', {
      name: filled(officeOrderSearch.offer.chooseOne, { reference: reference(chosen) }),
    })
    .click();
  await dialog.getByLabel(officeMatching.form.reason, { exact: true }).fill('She called');
  await look('allocating unapplied money');
  await dialog.getByRole('button', { name: exactly(officeUnapplied.allocate.submit) }).click();
  await expect(kept).toContainText(reference(chosen));
  await look('money that is allocated');
  await page.goto(`${portal.url}/office/orders/${chosen}`);
  await expect(inTrust).toContainText(dollars.format(chosenTotal));

  // What the demonstration has none of, for the walk over every page.
  await office.speak('fr');
  for (const [address, name] of [
    ['matching/done', 'lignes associées'],
    ['unapplied', 'argent non affecté'],
  ] as const) {
    await page.goto(`${portal.url}/office/money/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(name, 'fr');
  }
  await office.speak('en');
});
