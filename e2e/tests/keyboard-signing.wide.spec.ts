// Wide: a step of signing an order by two that cannot be done without a mouse.
import type { Page } from '@playwright/test';
import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';
import { expect, test } from '../fixtures/screens.ts';
import { JointPages } from '../pages/joint-pages.ts';
import { type Screens, screensOn } from '../pages/screens.ts';
import { SigningPages } from '../pages/signing-pages.ts';
import { pressByKey, tabTo } from '../pages/tab-to.ts';
import { invitationLink, joinByLink, linkOfJoint } from '../support/join-order.ts';
import { giveDetails, newAccount, placeJointOrder, submitProfile } from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly } from '../support/words.ts';

const DEAL = 'riverbend-medical-office';
const INVESTORS_DOCUMENTS = 5;
const JOINT_DOCUMENTS = 4;
/** Far more statements than any document has. */
const STATEMENTS_MAX = 40;

/** Two whole ceremonies, each control reached by Tab. */
test.setTimeout(240_000);

test('both who sign an order need no mouse @desktop', async ({
  person,
  portal,
  screens,
  language,
  openOtherDevice,
}) => {
  const { page, wizard } = screens;
  const account = newAccount('Camille', 'Roy');
  const { firstName, lastName, email } = account;
  const joint: JointInvestor = { firstName, lastName, email, relation: 'spouse', language };
  await submitProfile(person, MARRIED_IN_TORONTO);
  const tradeId = await placeJointOrder(person, DEAL, 10, joint);
  await giveDetails(person, tradeId, 'outside');
  const invitation = await invitationLink(portal, email, screens.words);
  const camille = await joinByLink(portal.url, invitation, account, {
    language,
    profile: MARRIED_IN_TORONTO,
  });

  await wizard.goTo(DEAL, 'sign');
  await pressByKey(page, wizard.agreeAndRead);
  const first = new SigningPages(screens, INVESTORS_DOCUMENTS);
  await first.expectDocument(1);
  await pressByKey(page, first.back);
  await first.expectConsent();
  await declineAndThinkAgain(screens);
  await pressByKey(page, first.goOn);
  await signByKeys(screens, first, INVESTORS_DOCUMENTS, 'Ada Tremblay');
  await new JointPages(screens).expectTurnOf('Camille Roy');
  await pressByKey(page, first.backToOrder);
  await new JointPages(screens).expectWaitingFor('Camille Roy');

  const otherDevice = await openOtherDevice();
  const other = screensOn(otherDevice, language);
  const second = new JointPages(other);
  await otherDevice.goto(await linkOfJoint(camille, tradeId));
  await second.expectMemorandum();
  await declineAndThinkAgain(other);
  await tabTo(otherDevice, second.statement);
  await otherDevice.keyboard.press('Space');
  await pressByKey(otherDevice, second.confirm);
  const ceremony = new SigningPages(other, JOINT_DOCUMENTS);
  await ceremony.expectConsent();
  await expectHeadingFocused(otherDevice);
  await pressByKey(otherDevice, ceremony.agree);
  await signByKeys(other, ceremony, JOINT_DOCUMENTS, 'Camille Roy');
  await second.expectSigned();
  await expectHeadingFocused(otherDevice);
});

/** The dialog keeps the focus in itself, and gives it back. */
async function declineAndThinkAgain({ page, words }: Screens): Promise<void> {
  const { decline } = words.signing;
  const open = page.getByRole('button', { name: exactly(decline.open) });
  await pressByKey(page, open);
  const dialog = page.getByRole('alertdialog', { name: exactly(decline.title) });
  await expect(dialog).toBeVisible();
  const [no, yes] = [decline.no, decline.yes].map((name) =>
    dialog.getByRole('button', { name: exactly(name) }),
  );
  for (const button of [no, yes, no]) {
    if (button !== undefined) {
      await tabTo(page, button);
    }
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
}

async function signByKeys(
  { page, words }: Screens,
  ceremony: SigningPages,
  documents: number,
  name: string,
): Promise<void> {
  for (let index = 1; index <= documents; index += 1) {
    await ceremony.expectDocument(index);
    await expectHeadingFocused(page);
    for (let done = 0; done < STATEMENTS_MAX && (await ceremony.statements.count()) > 0; done += 1) {
      const left = await ceremony.statements.count();
      await pressByKey(page, ceremony.statements.first());
      await expect.poll(() => ceremony.statements.count()).toBeLessThan(left);
    }
    await pressByKey(page, ceremony.onwards(index));
  }
  await ceremony.expectReview();
  await tabTo(page, ceremony.name);
  await page.keyboard.type(name);
  // Drawing needs a pointer; typing is the choice at first, and the arrow keys lead back to it.
  const { typed, drawn } = words.signing.review;
  await tabTo(page, page.getByRole('radio', { name: exactly(typed) }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: exactly(drawn) })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: exactly(typed) })).toBeChecked();
  await pressByKey(page, ceremony.sign);
}

/** After each change of the screen the next Tab starts at its top, and a screen reader hears its title. */
async function expectHeadingFocused(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
