import { expect, test } from '../fixtures/screens.ts';
import { JointPages } from '../pages/joint-pages.ts';
import { screensOn } from '../pages/screens.ts';
import { SigningPages } from '../pages/signing-pages.ts';
import { giveDetails, newAccount, ordersOf, submitProfile } from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { somewhere } from '../support/words.ts';

const DEAL = 'riverbend-medical-office';
const SIGNER = 'Ada Tremblay';
const JOINT_NAME = 'Camille Roy';
const JOINT_DOCUMENTS = 2;

/** Two people, two devices and some twenty pages, each looked at. */
test.setTimeout(240_000);

test('an order of two people, from naming the second to the copies of both', async ({
  person,
  portal,
  screens,
  language,
  openOtherDevice,
  checkAccessibility,
}) => {
  const { page, wizard, signing, words } = screens;
  const look = (name: string) => checkAccessibility(page, name);
  const first = new JointPages(screens);
  const joint = newAccount('Camille', 'Roy');
  await submitProfile(person, MARRIED_IN_TORONTO);

  await wizard.goTo(DEAL, 'order');
  await wizard.expectPage(DEAL, 'order');
  await wizard.memorandum.check();
  await first.fill(joint);
  await look('order of two');
  await wizard.next();
  await wizard.expectPage(DEAL, 'application');
  await look('application, profile to confirm');
  const [order] = await ordersOf(person);
  expect(order?.jointInvestor).toMatchObject({ email: joint.email, language, relation: 'spouse' });
  await giveDetails(person, order?.id ?? '', '1');

  await wizard.goTo(DEAL, 'sign');
  await look('sign, joint investor not asked');
  await wizard.readAndSign.click();
  await signing.expectConsent();
  await signing.initialAll();
  await signing.name.fill(SIGNER);
  await signing.sign.click();
  await first.expectTurnOf(JOINT_NAME);
  await look('signed by the investor');
  await signing.backToOrder.click();
  await first.expectWaitingFor(JOINT_NAME);
  await look('complete, waiting');
  await page.goto(`/dashboard/portfolio/${order?.id}`);
  await first.expectWaitingFor(JOINT_NAME);
  await look('portfolio, waiting');
  await expect(page.locator('body'), 'the link is theirs alone').not.toContainText('/signing/');

  const invitation = await portal.waitForMail(joint.email, somewhere(words.mail.jointInvitation.subject));
  const otherDevice = await openOtherDevice();
  const other = screensOn(otherDevice, language);
  const second = new JointPages(other);
  const ceremony = new SigningPages(other, JOINT_DOCUMENTS);
  await otherDevice.goto(/https?:\S+\/signing\/\S+/.exec(invitation.text)?.[0] ?? '');
  await ceremony.expectConsent();
  await checkAccessibility(otherDevice, 'consent of the joint investor');
  await expect(ceremony.agree).toBeInViewport({ ratio: 1 });
  await ceremony.initialAll();
  await ceremony.name.fill(JOINT_NAME);
  await ceremony.sign.click();
  await second.expectSigned();
  await checkAccessibility(otherDevice, 'signed by the joint investor');

  const announced = await portal.waitForMail(joint.email, somewhere(words.mail.jointDocument.subject));
  await otherDevice.goto(/https?:\S+\/signed-copies\/\S+/.exec(announced.text)?.[0] ?? '');
  await expect(second.copies).toHaveCount(JOINT_DOCUMENTS);
  await checkAccessibility(otherDevice, 'copies of the joint investor');
  const { bytes } = await other.portfolio.save(second.copies.first());
  await second.expectVerified(bytes, 'unchanged');
  await checkAccessibility(otherDevice, 'a document that is unchanged');
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  await second.expectVerified(changed, 'changed');
  await checkAccessibility(otherDevice, 'a document that was changed');

  await expect.poll(async () => (await ordersOf(person))[0]?.signedDocumentList.length).toBe(3);
  expect((await ordersOf(person))[0]).toMatchObject({ status: 1, jointSigning: { status: 'signed' } });
  const announcedToFirst = portal
    .mailsTo(person.email)
    .flatMap(({ text }) => /https?:\S+\/dashboard\/documents\/\S+/.exec(text)?.[0] ?? []);
  expect(new Set(announcedToFirst).size, 'one message for each document').toBe(3);
  await page.goto(announcedToFirst[0] ?? '');
  await look('a document that a message leads to');
});

test('a profile is confirmed by itself, and the person comes back to where they were', async ({
  person,
  screens,
}) => {
  const { page, wizard, words } = screens;
  const ceremony = new SigningPages(screens, 1);
  await submitProfile(person, MARRIED_IN_TORONTO);
  await wizard.goTo(DEAL, 'order');
  await wizard.memorandum.check();
  await wizard.next();
  await wizard.expectPage(DEAL, 'application');
  await page.getByRole('button', { name: words.profileSigning.start }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: words.signing.consent.profileTitle }),
  ).toBeVisible();
  await ceremony.initialAll();
  await ceremony.name.fill(SIGNER);
  await page.getByRole('button', { name: words.signing.review.sign_one.replace('{{count}}', '1') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: words.signing.closed.profile.completed.title }),
  ).toBeVisible();
  await page.getByRole('link', { name: words.signing.closed.goBack }).click();
  await wizard.expectPage(DEAL, 'application');
  await expect(page.getByRole('button', { name: words.profileSigning.start })).toHaveCount(0);
});
