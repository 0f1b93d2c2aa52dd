import { expect, test } from '../fixtures/screens.ts';
import { giveDetails, ordersOf, placeOrder, signOrder, submitProfile } from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly, somewhere } from '../support/words.ts';

const SLUG = 'foothills-solar-one';
const NAMES = { en: 'Foothills Solar One', fr: 'Parc solaire Foothills' } as const;
const REASON = 'Please name the city in which you signed.';

test('an order that the dealer returns shows the reason and leads to what can be changed @desktop', async ({
  person,
  portal,
  screens,
  language,
}) => {
  const { portfolio, wizard, page, words } = screens;
  const name = NAMES[language];
  await submitProfile(person, MARRIED_IN_TORONTO);
  const tradeId = await placeOrder(person, SLUG, 20);
  await giveDetails(person, tradeId, 'outside');
  await signOrder(person, tradeId);
  expect(await portal.dealer('review', tradeId)).toMatchObject({ code: 0 });
  await portfolio.open();
  await portfolio.expectStatus(name, 'inReview');

  expect(await portal.dealer('return', tradeId, '--reason', REASON)).toMatchObject({ code: 0 });
  const mail = await portal.waitForMail(person.email, somewhere(words.mail.orderReturned.subject));
  expect(mail.text).toContain(REASON);
  await portfolio.open();
  await portfolio.expectStatus(name, 'changesAsked');
  await expect(portfolio.order(name).getByText(exactly(REASON))).toBeVisible();
  await page.getByRole('link', { name: exactly(words.trades.nextAction['make-changes'].button) }).click();
  await wizard.expectPage(SLUG, 'details');
});

// Wide: a page of a declined order that still counts its units.
test('an order that the dealer declines takes no units any more @phone @wide', async ({
  person,
  portal,
  screens,
  language,
}) => {
  const { portfolio } = screens;
  await submitProfile(person, MARRIED_IN_TORONTO);
  const tradeId = await placeOrder(person, SLUG, 20);
  await giveDetails(person, tradeId, 'outside');
  await signOrder(person, tradeId);
  expect(await portal.dealer('review', tradeId)).toMatchObject({ code: 0 });
  expect(await portal.dealer('decline', tradeId, '--reason', REASON)).toMatchObject({ code: 0 });
  await portfolio.open();
  await portfolio.expectStatus(NAMES[language], 'declined');
  expect((await ordersOf(person))[0]?.holdsUnits).toBe(false);
});
