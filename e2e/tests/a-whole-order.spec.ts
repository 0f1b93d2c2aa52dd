import { expect, test } from '../fixtures/screens.ts';
import { approveOrder } from '../support/approve-order.ts';
import { newAccount } from '../support/people.ts';
import { MARRIED_IN_TORONTO, SINGLE_IN_MONTREAL } from '../support/profiles.ts';
import { verifyAddress } from '../support/verify-address.ts';
import { exactly, somewhere } from '../support/words.ts';

const SLUG = 'harbour-row-apartments';
const NAMES = { en: 'Harbour Row Apartments', fr: 'Appartements Harbour Row' } as const;
const SIGNER = 'Ada Tremblay';
const DOCUMENTS = 5;

/** Some forty pages, each looked at. Files start in the order of their names, and the longest had better not be the last. */
test.setTimeout(480_000);

// Wide: an order debited and signed by typing, which a desk in English breaks and a phone in French does not.
test('from registration to the approved order, debited, signed by typing @desktop @wide', async ({
  page,
  portal,
  screens,
  checkAccessibility,
}) => {
  const { account, onboarding, deals, wizard, kyc, signing, portfolio, words } = screens;
  const look = (name: string) => checkAccessibility(page, name);
  const person = newAccount();

  await account.openRegistration();
  await account.fillRegistration(person, 'CAN-ON', '416 555 0142');
  await look('registration');
  await account.sendRegistration();
  await onboarding.walk((step) => look(`onboarding ${step}`));
  await portal.waitForMail(person.email, somewhere(words.mail.welcome.subject));

  await deals.expectMarketplace();
  await look('marketplace');
  await deals.openDeal(NAMES.en, SLUG);
  await look('deal');
  await deals.invest.click();

  await wizard.expectPage(SLUG, 'order');
  await wizard.amount.fill('12000');
  await wizard.memorandum.check();
  await look('order');
  await wizard.next();
  await wizard.expectPage(SLUG, 'application');
  await kyc.expectOpen('basics');
  await expect(kyc.field('basics.firstName'), 'nothing is asked twice').toHaveValue(person.firstName);
  await kyc.walk(MARRIED_IN_TORONTO, (section) => look(`profile ${section}`));
  await wizard.expectPage(SLUG, 'details');
  await wizard.previous.first().click();
  await kyc.expectAnswers();
  await look('answers of the profile');
  await wizard.next();
  await wizard.expectPage(SLUG, 'details');
  await wizard.sayPurpose();
  await wizard.choosePayment('debit');
  await look('details');
  await wizard.next();
  await wizard.expectPage(SLUG, 'pay');
  await wizard.fillPayment();
  await look('pay');
  await wizard.next();
  await wizard.expectPage(SLUG, 'sign');
  await expect(wizard.agreeAndRead).toBeVisible();
  await look('sign');

  await wizard.agreeAndRead.click();
  expect(await signing.initialAll(look)).toBeGreaterThan(1);
  await signing.expectReview();
  await verifyAddress(portal.url, person.email);
  await signing.name.fill(SIGNER);
  await look('signature');
  await signing.sign.click();
  await signing.expectSigned();
  await look('signed');
  await signing.backToOrder.click();
  await wizard.expectComplete(SLUG, 'titleDone');
  await look('complete');
  await portal.waitForMail(person.email, somewhere(words.mail.orderReceived.subject));

  await portfolio.open();
  await portfolio.expectStatus(NAMES.en, 'submitted');
  await look('portfolio');
  const files = new Set<string>();
  for (const document of await portfolio.documents.all()) {
    const { name, bytes } = await portfolio.save(document);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.includes('/ByteRange'), `${name} is sealed`).toBe(true);
    files.add(name);
  }
  expect(files.size, 'the signed documents are different files').toBe(DOCUMENTS);

  const tradeId = await portfolio.openOrder(NAMES.en);
  await look('order in the portfolio');
  await approveOrder(portal, page, tradeId);
  await portal.waitForMail(person.email, somewhere(words.mail.orderApproved.subject));
  await portfolio.open();
  await portfolio.expectStatus(NAMES.en, 'approved');
  await look('portfolio with an approved order');
});

test('de l’inscription à l’ordre approuvé, payé hors du portail, signé à la main @embedded', async ({
  page,
  portal,
  screens,
  checkAccessibility,
}) => {
  const { account, onboarding, deals, wizard, kyc, signing, portfolio, words } = screens;
  const look = (name: string) => checkAccessibility(page, name);
  const person = newAccount('Éloïse', 'Gagnon');

  await account.openRegistration();
  await account.fillRegistration(person, 'CAN-QC', '514 555-0142');
  await look('registration');
  await account.sendRegistration();
  await onboarding.walk((step) => look(`onboarding ${step}`));
  await portal.waitForMail(person.email, somewhere(words.mail.welcome.subject));

  await deals.expectMarketplace();
  await look('marketplace');
  await deals.openDeal(NAMES.fr, SLUG);
  await look('deal');
  await deals.invest.click();

  await wizard.expectPage(SLUG, 'order');
  await wizard.memorandum.check();
  await look('order');
  await wizard.next();
  await wizard.expectPage(SLUG, 'application');
  await kyc.walk(SINGLE_IN_MONTREAL, (section) => look(`profile ${section}`));
  await wizard.expectPage(SLUG, 'details');
  await wizard.sayPurpose();
  await wizard.choosePayment('outside');
  await look('details');
  await wizard.next();

  await wizard.expectComplete(SLUG, 'titleOpen');
  await expect(page.getByRole('heading', { name: exactly(words.wizard.complete.signFirst) })).toBeVisible();
  await look('what is owed');
  await page.getByRole('link', { name: exactly(words.wizard.complete.signAction) }).click();
  await wizard.expectPage(SLUG, 'sign');
  await expect(wizard.agreeAndRead).toBeVisible();
  await look('sign');
  await wizard.agreeAndRead.click();

  await signing.initialAll(look);
  await signing.expectReview();
  await verifyAddress(portal.url, person.email);
  await signing.name.fill(SIGNER);
  await signing.draw();
  await look('signature');
  await signing.sign.click();
  await signing.expectSigned();
  await signing.backToOrder.click();
  await wizard.expectComplete(SLUG, 'titleDone');
  await look('complete');
  const signed = await portal.waitForMail(person.email, somewhere(words.mail.orderReceived.subject));
  expect(signed.language).toMatch(/^fr/);

  await portfolio.open();
  await portfolio.expectStatus(NAMES.fr, 'submitted');
  await look('portfolio');
  const tradeId = await portfolio.openOrder(NAMES.fr);
  await look('order in the portfolio');
  await approveOrder(portal, page, tradeId);
  await portal.waitForMail(person.email, somewhere(words.mail.orderApproved.subject));
  await portfolio.open();
  await portfolio.expectStatus(NAMES.fr, 'approved');
});
