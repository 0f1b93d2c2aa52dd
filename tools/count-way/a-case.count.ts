import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../e2e/fixtures/screens.ts';
import { OfficePages } from '../../e2e/pages/office-pages.ts';
import { callOffice, enterOffice, giveSession } from '../../e2e/support/office-session.ts';
import { giveDetails, newAccount, placeOrder, signOrder, submitProfile } from '../../e2e/support/people.ts';
import { changed, MARRIED_IN_TORONTO } from '../../e2e/support/profiles.ts';
import { REPOSITORY } from '../../e2e/support/repository.ts';
import { exactly, wordsIn } from '../../e2e/support/words.ts';
import { watchGestures } from './watch-gestures.ts';
import { figuresOf } from './way-figures.ts';

/** They merely pass the check digit. */
const NUMBERS = {
  en: { 'basics.socialInsuranceNumber': '512345679' },
  fr: { 'basics.socialInsuranceNumber': '623456712' },
};
const DEAL = 'harbour-row-apartments';
const FIRST = 'compliance@northline.example';
const SECOND = 'second.compliance@northline.example';
/** What is promised: with five identity documents and three papers opened by each. */
const PRESSES_MAX = { first: 15, second: 10 };
const FIELDS_MAX = 1;

for (const language of ['en', 'fr'] as const) {
  test(`two persons decide a case with everything opened, in ${language}`, async ({
    portal,
    newPerson,
    openOtherDevice,
  }) => {
    const account = newAccount('Zoé', `Bélanger-${language}`);
    const investor = await newPerson(account);
    // Nothing of it is flagged: neither another name than the account's, nor a number that somebody else has.
    const own = { 'basics.firstName': 'Zoé', 'basics.lastName': account.lastName, ...NUMBERS[language] };
    await submitProfile(investor, changed(MARRIED_IN_TORONTO, own));
    const tradeId = await placeOrder(investor, DEAL, 12);
    await giveDetails(investor, tradeId, 'outside');
    await signOrder(investor, tradeId);
    const { moves } = wordsIn(language).officeOrder;
    const name = `Zoé Bélanger-${language}`;

    const comeIn = async (email: string, path: string) => {
      const page = await openOtherDevice();
      const gestures = await watchGestures(page);
      const office = new OfficePages(page, language);
      await giveSession(portal, page, email);
      await callOffice(portal, page, '/language', { language });
      await enterOffice(portal, office, email, path);
      return { office, since: gestures.length, gestures };
    };
    const decide = async (office: OfficePages, move: string) => {
      await office.press(move);
      const dialog = office.page.getByRole('dialog').or(office.page.getByRole('alertdialog'));
      await dialog.getByRole('button', { name: exactly(move) }).click();
      await expect(dialog).toBeHidden();
    };

    const first = await comeIn(FIRST, '/office/desk/new-orders');
    const row = first.office.page.getByRole('row', { name: new RegExp(name) });
    await row.getByText(name).click();
    await expect(first.office.heading(name)).toBeVisible();
    await decide(first.office, moves.review);
    await first.office.lookThroughCase({ reason: 'A new order', match: true });
    await decide(first.office, moves['propose-approval']);

    const second = await comeIn(SECOND, '/office/approvals');
    await second.office.page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('link')
      .first()
      .click();
    await expect(second.office.heading(name)).toBeVisible();
    await second.office.lookThroughCase({ reason: 'A proposal', match: false });
    await decide(second.office, moves.approve);

    const counted = {
      first: figuresOf(first.gestures.slice(first.since)),
      second: figuresOf(second.gestures.slice(second.since)),
    };
    report(language, counted);
    expect(counted.first.presses).toBeLessThanOrEqual(PRESSES_MAX.first);
    expect(counted.second.presses).toBeLessThanOrEqual(PRESSES_MAX.second);
    expect(Math.max(counted.first.fields, counted.second.fields)).toBeLessThanOrEqual(FIELDS_MAX);
  });
}

type Counted = Record<'first' | 'second', ReturnType<typeof figuresOf>>;

function report(language: string, counted: Counted): void {
  const text = JSON.stringify(counted, null, 2);
  writeFileSync(join(REPOSITORY, `tools/count-way/way-case-${language}.json`), `${text}\n`);
  process.stdout.write(`${language}\n${text}\n`);
}
