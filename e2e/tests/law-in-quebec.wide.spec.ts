// Wide: somebody in Québec who signs what they never read in French.
import type { Page } from '@playwright/test';
import type { Language } from '@portal/domain/ground/people/languages';
import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';
import { clientOfAmelie, expect, test } from '../fixtures/lawful-screens.ts';
import { JointPages } from '../pages/joint-pages.ts';
import type { LawPages } from '../pages/law-pages.ts';
import { invitationLink, joinByLink, linkOfJoint } from '../support/join-order.ts';
import { MARRIED_IN_MONTREAL as profile } from '../support/lawful-profiles.ts';
import { giveDetails, placeJointOrder, signOrder, submitProfile } from '../support/people.ts';
import { wordsIn } from '../support/words.ts';

const DEAL = 'harbour-row-apartments';

test.setTimeout(180_000);

test('a couple in Québec is given the French version first, the second by invitation too', async ({
  newPerson,
  portal,
  screensOf,
  language,
  checkAccessibility,
}) => {
  const words = wordsIn(language);
  const first = await newPerson(clientOfAmelie('Ada', 'Tremblay'));
  const account = clientOfAmelie('Camille', 'Roy');
  const { firstName, lastName, email } = account;
  const joint: JointInvestor = { firstName, lastName, email, relation: 'spouse', language };
  await submitProfile(first, profile);
  const tradeId = await placeJointOrder(first, DEAL, 10, joint);
  await giveDetails(first, tradeId, 'outside');
  const invitation = await invitationLink(portal, email, words);
  const camille = await joinByLink(portal.url, invitation, account, { language, profile });

  const { page, wizard, law } = await screensOf(first);
  await wizard.goTo(DEAL, 'sign');
  await wizard.agreeAndRead.click();
  await expectFrench(page, law, language);
  await checkAccessibility(page, 'the first of a couple in Québec');
  await signOrder(first, tradeId);

  const other = await screensOf(camille);
  const second = new JointPages(other);
  await other.page.goto(await linkOfJoint(camille, tradeId));
  await second.expectMemorandum();
  await second.acceptMemorandum();
  await other.signing.agree.click();
  await expectFrench(other.page, other.law, language);
  await checkAccessibility(other.page, 'the second of a couple in Québec');
});

/** French is read first; who reads English chooses it expressly, and who reads French is asked nothing. */
async function expectFrench(page: Page, law: LawPages, language: Language): Promise<void> {
  await expect(page).toHaveURL(/\/signing\//);
  await expect(page.getByRole('article').first()).toHaveAttribute('lang', /^fr/);
  if (language === 'en') {
    await expect(law.frenchFirst).toBeVisible();
    await law.chooseEnglish();
    await expect(law.frenchFirst).toBeHidden();
  }
}
