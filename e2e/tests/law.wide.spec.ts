// Wide: what the law lets somebody buy, said wrongly, or held to nowhere between the first amount and the approval.
import { addDays, addMonths, dealerDay } from '@portal/domain/ground/formats/clock-days';
import { formatDay } from '@portal/domain/ground/formats/dates';
import { formatDollars } from '@portal/domain/ground/formats/numbers';
import type { TradeOnWire } from '@portal/domain/order/trades/trade.wire';
import { clientOfAmelie, expect, test } from '../fixtures/lawful-screens.ts';
import { OfficePages } from '../pages/office-pages.ts';
import { ALONE } from '../support/alone.ts';
import { approveOrder } from '../support/approve-order.ts';
import { MOVED_TO_HALIFAX, OF_MODEST_MEANS, WITH_SECURITIES } from '../support/lawful-profiles.ts';
import { enterOffice } from '../support/office-session.ts';
import { changeProfile, giveDetails, placeOrder, read, signOrder, submitProfile } from '../support/people.ts';
import { changed, MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly, filled, somewhere, wordsIn } from '../support/words.ts';

const DEAL = 'harbour-row-apartments';
const REPRESENTATIVE = 'representative@northline.example';
const COMPLIANCE = 'compliance@northline.example';
/** What somebody of no class may buy in twelve months. */
const SMALL_CAP = 10_000;

test.setTimeout(180_000);

test('an eligible, an accredited and an investor of no class read what they may buy, why, and when more', async ({
  newPerson,
  screensOf,
  language,
  checkAccessibility,
}) => {
  const { room, trades } = wordsIn(language);
  const money = (dollars: number) => formatDollars(dollars, language);
  const screens = async (firstName: string, profile: Parameters<typeof submitProfile>[1]) => {
    const person = await newPerson(clientOfAmelie(firstName, 'Tremblay'));
    await submitProfile(person, profile);
    return screensOf(person);
  };

  const eligible = await screens('Ada', MARRIED_IN_TORONTO);
  await eligible.law.openDeal(DEAL);
  await eligible.law.expectSaid(
    filled(room.upTo, { amount: money(20_000) }),
    filled(room.advice, { limit: money(20_000), most: money(90_000) }),
    room.why.eligible,
  );
  await checkAccessibility(eligible.page, 'what an eligible investor may buy');
  await eligible.wizard.goTo(DEAL, 'order');
  await eligible.wizard.amount.fill('95000');
  await eligible.wizard.amount.blur();
  await expect(eligible.page.getByText(somewhere(trades.amount.aboveRoomUntil)).first()).toBeVisible();
  await checkAccessibility(eligible.page, 'an amount above what the law allows');

  const accredited = await screens('Mia', WITH_SECURITIES);
  await accredited.law.openDeal(DEAL);
  await accredited.law.expectSaid(room.noLimit, room.why.accredited, room.limbs['ai-financial-assets-joint']);

  const neither = await screens('Léo', OF_MODEST_MEANS);
  await neither.law.openDeal(DEAL);
  await neither.law.expectSaid(filled(room.upTo, { amount: money(SMALL_CAP) }), room.why.neither);

  // The first of a month, half a year ago: what was bought on a day still counts on that day of the next year.
  const bought = `${addMonths(dealerDay(new Date()), -6).slice(0, 8)}01`;
  const back = addDays(addMonths(bought, 12), 1);
  const full = await screens(
    'Zoé',
    changed(OF_MODEST_MEANS, {
      'investing.boughtElsewhere': true,
      'investing.purchasesElsewhere': { row1: { amount: SMALL_CAP, day: bought } },
    }),
  );
  await full.law.openDeal(DEAL);
  await full.law.expectSaid(
    room.none,
    filled(room.more, { amount: money(SMALL_CAP), day: formatDay(back, language) }),
  );
  await full.wizard.goTo(DEAL, 'order');
  await full.wizard.amount.fill('5000');
  await full.wizard.amount.blur();
  const refused = filled(trades.amount.noRoomUntil, { day: formatDay(back, language) });
  await expect(full.page.getByText(exactly(refused)).first()).toBeVisible();
  await checkAccessibility(full.page, 'an amount with no room left');
});

test('an accredited investor’s order is approved once compliance has confirmed the class', async ({
  newPerson,
  portal,
  openOtherDevice,
  checkAccessibility,
}) => {
  const { officeExemption: texts } = wordsIn('en');
  const investor = await newPerson(clientOfAmelie('Mia', 'Tremblay'));
  await submitProfile(investor, WITH_SECURITIES);
  const tradeId = await placeOrder(investor, DEAL, 60);
  await giveDetails(investor, tradeId, 'outside');
  await signOrder(investor, tradeId);

  const office = new OfficePages(await openOtherDevice(), 'en');
  await enterOffice(portal, office, COMPLIANCE, `/office/orders/${tradeId}#exemption`);
  const part = office.page.getByRole('region', { name: exactly(texts.title) });
  await expect(part).toContainText(`${texts.outcomes.allowed} ${texts.exemptions.AI}`);
  await expect(part).toContainText(texts.class.asked);
  await part.getByLabel(texts.class.reason, { exact: true }).fill('Two statements of a custodian.');
  await checkAccessibility(office.page, 'the class to confirm', 'en');
  await office.press(texts.class.confirm);
  await expect(part).toContainText(somewhere(texts.class.confirmed));
  await approveOrder(portal, office.page, tradeId);
  expect(await read<TradeOnWire>(investor, `/user/trade/${tradeId}`)).toMatchObject({ status: 4 });
});

test('an order above $30,000 is signed once the representative has said that it suits them', async ({
  newPerson,
  portal,
  screensOf,
  openOtherDevice,
  language,
  checkAccessibility,
}) => {
  const { trades } = wordsIn(language);
  const { officeExemption: texts } = wordsIn('fr');
  const investor = await newPerson(clientOfAmelie('Ada', 'Tremblay'));
  await submitProfile(investor, MARRIED_IN_TORONTO);
  const tradeId = await placeOrder(investor, DEAL, 40);
  await giveDetails(investor, tradeId, 'outside');
  const { page, wizard } = await screensOf(investor);
  await wizard.goTo(DEAL, 'sign');
  await expect(page.getByText(trades.nextAction['wait-for-suitability'].text)).toBeVisible();
  await expect(wizard.agreeAndRead).toHaveCount(0);
  await checkAccessibility(page, 'an order that waits for advice');

  const office = new OfficePages(await openOtherDevice(), 'fr');
  await enterOffice(portal, office, REPRESENTATIVE, `/office/orders/${tradeId}#exemption`);
  const part = office.page.getByRole('region', { name: exactly(texts.title) });
  await expect(part).toContainText(somewhere(texts.advice.asked));
  await part.getByLabel(texts.advice.reason, { exact: true }).fill('Dix ans devant elle, et des épargnes.');
  await office.press(texts.advice.say.positive);
  await expect(part).toContainText(somewhere(texts.advice.positive));

  await page.reload();
  await wizard.agreeAndRead.click();
  await expect(page).toHaveURL(/\/signing\//);
});

test('somebody who moves to where nobody may sell to them, between signature and approval, is told, and not approved', async ({
  newPerson,
  portal,
  screensOf,
  openOtherDevice,
  language,
  checkAccessibility,
}) => {
  const { officeExemption: texts } = wordsIn('en');
  const investor = await newPerson(clientOfAmelie('Ada', 'Tremblay'));
  await submitProfile(investor, MARRIED_IN_TORONTO);
  const tradeId = await placeOrder(investor, DEAL, 12);
  await giveDetails(investor, tradeId, 'outside');
  await signOrder(investor, tradeId);
  await changeProfile(investor, MOVED_TO_HALIFAX);

  const { law } = await screensOf(investor);
  await law.openDeal(DEAL);
  await law.expectSaid(wordsIn(language).room.blocked['firm-not-registered']);

  const office = new OfficePages(await openOtherDevice(), 'en');
  await enterOffice(portal, office, COMPLIANCE, `/office/orders/${tradeId}#exemption`);
  const decisions = office.page.getByRole('region', { name: exactly(texts.decisions) });
  const last = decisions.getByRole('article').first();
  await expect(last).toContainText(texts.occasions.profile);
  await expect(last).toContainText(texts.blocks['firm-not-registered']);
  await expect(decisions.getByRole('article').nth(1)).toContainText(texts.outcomes.allowed);
  await checkAccessibility(office.page, 'decisions side by side', 'en');
  await portal.dealer('review', tradeId);
  expect((await portal.dealer('approve', ...ALONE, tradeId)).code, 'approved').not.toBe(0);
  expect(await read<TradeOnWire>(investor, `/user/trade/${tradeId}`)).not.toMatchObject({ status: 4 });
});
