import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { InvitedPerson } from '../../e2e/pages/office-pages.ts';
import { exactly, somewhere } from '../../e2e/support/words.ts';
import { keepPicture } from './keep-picture.ts';
import { test } from './pictures.ts';
import { submitChangedDeal } from './submit-changed-deal.ts';

/** Somebody of the demonstration who ordered, paid too much and answered what was asked. */
const INVESTOR = 'Étienne Gauthier';
const DEAL = 'Harbour Row';
/** Another deal, with a new version that waits for compliance. */
const DEAL_IN_REVIEW = 'loon-narrows-lodge';
/** The start of a line of the demonstration's statement that names an order but has another amount. */
const LINE = 'E-TRANSFER';
const REFERENCE = /[0-9A-F]{8}/;
/** A second compliance officer: in an office where nobody else may approve, pages speak of little else. */
const SECOND: InvitedPerson = {
  firstName: 'Imani',
  lastName: 'Okafor',
  email: 'imani.okafor@office.example',
  language: 'en',
  role: 'compliance',
};

test('deals', async ({ portal, language, enter }) => {
  const page = await enter('deals');
  await page.goto(`${portal.url}${OFFICE_PAGES.deals}`);
  await page
    .getByRole('link', { name: somewhere(DEAL) })
    .first()
    .click();
  await keepPicture(page, language, { name: 'deal', shows: page.getByRole('textbox'), height: 1220 });
});

test('orders and investors', async ({ portal, screens, language, enter, letIn }) => {
  const { officeAudit, officeDesk, officeOrder } = screens.words;
  await letIn(SECOND);
  await submitChangedDeal(await enter('deals'), DEAL_IN_REVIEW);
  const page = await enter('compliance');
  const main = page.getByRole('main');
  const open = (path: string) => page.goto(`${portal.url}${path}`);

  await open(`${OFFICE_PAGES.desk}/new-orders`);
  const taken = main.getByRole('row').getByText(officeDesk.you, { exact: true });
  await page
    .getByRole('row')
    .getByRole('button', { name: somewhere(officeDesk.claimLabel) })
    .first()
    .click();
  await taken.waitFor();
  // A toast about what was done covers the list for a while.
  await page.reload();
  await keepPicture(page, language, { name: 'desk', shows: taken, height: 960 });
  await open(OFFICE_PAGES.approvals);
  const order = main.getByRole('link', { name: REFERENCE });
  await keepPicture(page, language, { name: 'approvals', shows: order, height: 640 });
  await order.click();
  const moves = page.getByRole('heading', { name: exactly(officeOrder.moves.title) });
  await keepPicture(page, language, { name: 'order', shows: moves, height: 1140 });
  await open(OFFICE_PAGES.investors);
  await page.getByRole('link', { name: exactly(INVESTOR) }).click();
  await keepPicture(page, language, {
    name: 'investor',
    shows: main.getByRole('link', { name: REFERENCE }),
    height: 1020,
  });
  await open(OFFICE_PAGES.audit);
  const rows = page.getByRole('table', { name: officeAudit.list }).getByRole('row');
  await keepPicture(page, language, { name: 'audit', shows: rows, height: 1180 });
});

test('money', async ({ portal, screens, language, enter }) => {
  const { officeMatching, officeOrderSearch, officeTrustDays } = screens.words;
  const page = await enter('finance');
  await page.goto(`${portal.url}${OFFICE_PAGES.moneyMatching}`);
  await page.getByRole('link', { name: somewhere(LINE) }).click();
  await page
    .getByRole('button', { name: somewhere(officeOrderSearch.offer.chooseOne) })
    .first()
    .click();
  await keepPicture(page, language, {
    name: 'matching',
    shows: page.getByText(officeOrderSearch.offer.taken, { exact: true }),
    from: page.getByRole('region', { name: officeMatching.list }),
    height: 1220,
  });
  await page.goto(`${portal.url}${OFFICE_PAGES.moneyDays}`);
  await page.getByRole('region', { name: officeTrustDays.open.title }).getByRole('link').first().click();
  await keepPicture(page, language, {
    name: 'day',
    shows: page.getByRole('heading', { name: exactly(officeTrustDays.balances) }),
    height: 1080,
  });
});
