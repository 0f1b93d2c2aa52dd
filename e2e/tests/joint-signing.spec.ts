import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';
import { expect, test } from '../fixtures/screens.ts';
import { JointPages } from '../pages/joint-pages.ts';
import { screensOn } from '../pages/screens.ts';
import { SigningPages } from '../pages/signing-pages.ts';
import { invitationLink, joinByLink, linkOfJoint, profileOf } from '../support/join-order.ts';
import {
  giveDetails,
  newAccount,
  ordersOf,
  placeJointOrder,
  read,
  registerPerson,
  send,
  signOrder,
  submitProfile,
} from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly, somewhere } from '../support/words.ts';

const DEAL = 'riverbend-medical-office';
const SIGNER = 'Ada Tremblay';
const JOINT_NAME = 'Camille Roy';
const JOINT_DOCUMENTS = 4;
/** With the confirmation of their profile. */
const INVESTORS_DOCUMENTS = 5;

/** Two people, two devices and some twenty pages, each looked at. */
test.setTimeout(240_000);

test('an order of two people, from naming the second to the copies of both @phone', async ({
  person,
  portal,
  screens,
  language,
  openOtherDevice,
  checkOnBothDevices,
  problems,
}) => {
  const { page, wizard, signing, words } = screens;
  const look = (name: string) => checkOnBothDevices(page, name);
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
  await giveDetails(person, order?.id ?? '', 'outside');

  await wizard.goTo(DEAL, 'sign');
  await wizard.expectPage(DEAL, 'sign');
  await first.expectNotJoined(JOINT_NAME);
  await expect(wizard.agreeAndRead, 'nobody signs before everybody is known').toHaveCount(0);
  await look('sign, joint investor not joined');

  const otherDevice = await openOtherDevice();
  const other = screensOn(otherDevice, language);
  const second = new JointPages(other);
  const invitation = await invitationLink(portal, joint.email, words);
  await otherDevice.goto(invitation);
  await second.expectInvitation(SIGNER);
  await checkOnBothDevices(otherDevice, 'invitation, not signed in');
  const camille = await registerPerson(portal.url, joint, language);
  await otherDevice
    .getByRole('main')
    .getByRole('link', { name: exactly(words.purchases.invitation.logIn) })
    .click();
  await other.account.sendLogin(joint.email, joint.password);
  await second.expectInvitation(SIGNER);
  await checkOnBothDevices(otherDevice, 'invitation, signed in');
  await second.joinOrder.click();
  await second.expectStep('complete-profile', SIGNER);
  await checkOnBothDevices(otherDevice, 'order joined, profile missing');
  await submitProfile(camille, profileOf(joint, MARRIED_IN_TORONTO));
  await otherDevice.reload();
  await second.expectStep('wait-for-first', SIGNER);
  await checkOnBothDevices(otherDevice, 'order joined, the other signs first');
  problems.expect(/404 \(Not Found\) \(.*\/api\/purchase-invitations\/open\)/);
  await otherDevice.goto(invitation);
  await expect(otherDevice.getByText(words.purchases.invitation.overTitle)).toBeVisible();

  await page.reload();
  await expect(wizard.agreeAndRead).toBeVisible();
  await look('sign, joint investor joined');
  await wizard.agreeAndRead.click();
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

  const turn = await portal.waitForMail(joint.email, somewhere(words.mail.jointInvitation.subject));
  await otherDevice.goto(/https?:\S+\/dashboard\/purchases\/[\w-]+/.exec(turn.text)?.[0] ?? '');
  await second.expectStep('sign', SIGNER);
  await checkOnBothDevices(otherDevice, 'their turn to sign');
  const ceremony = new SigningPages(other, JOINT_DOCUMENTS);
  await second.readAndSign.click();
  await second.expectMemorandum();
  await checkOnBothDevices(otherDevice, 'memorandum of the joint investor');
  await other.viewer.rows.first().click();
  await other.viewer.expectPage(1);
  await expect(other.viewer.sheet(1), 'read by a person without a session').toContainText(/\w{4,}/);
  await checkOnBothDevices(otherDevice, 'memorandum read in the ceremony');
  await otherDevice.goBack();
  await second.expectMemorandum();
  await expect(other.viewer.rows.first(), 'the viewer gives the focus back').toBeFocused();
  const memorandum = await other.portfolio.save(second.memorandum);
  expect(memorandum.bytes.subarray(0, 5).toString(), 'streamed to a person without a session').toBe('%PDF-');
  await second.confirm.click();
  await expect(second.statement, 'asked before anything is agreed to').toBeFocused();
  await checkOnBothDevices(otherDevice, 'memorandum not confirmed');
  await second.acceptMemorandum();
  await ceremony.expectConsent();
  await checkOnBothDevices(otherDevice, 'consent of the joint investor');
  await expect(ceremony.agree).toBeInViewport({ ratio: 1 });
  await ceremony.agree.click();
  await ceremony.initialAll(async (document) => {
    await second.translation.click();
    await expect(otherDevice.getByRole('article')).toHaveCount(2);
    await checkOnBothDevices(otherDevice, `${document} with the other language`);
  });
  await ceremony.name.fill(JOINT_NAME);
  await ceremony.sign.click();
  await second.expectSigned();
  await checkOnBothDevices(otherDevice, 'signed by the joint investor');

  await portal.waitForMail(joint.email, somewhere(words.mail.jointMemorandum.subject));
  const announced = await portal.waitForMail(joint.email, somewhere(words.mail.jointDocuments.subject));
  await otherDevice.goto(/https?:\S+\/signed-copies\/\S+/.exec(announced.text)?.[0] ?? '');
  await expect(second.copies, 'and the memorandum that they accepted').toHaveCount(JOINT_DOCUMENTS + 1);
  await checkOnBothDevices(otherDevice, 'copies of the joint investor');
  const { bytes } = await other.portfolio.save(second.copies.first());
  await second.expectVerified(bytes, 'unchanged');
  await checkOnBothDevices(otherDevice, 'a document that is unchanged');
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  await second.expectVerified(changed, 'changed');
  await checkOnBothDevices(otherDevice, 'a document that was changed');

  await expect
    .poll(async () => (await ordersOf(person))[0]?.signedDocumentList.length)
    .toBe(INVESTORS_DOCUMENTS);
  expect((await ordersOf(person))[0]).toMatchObject({ status: 1, jointSigning: { status: 'signed' } });
  const received = await portal.waitForMail(person.email, somewhere(words.mail.orderReceived.subject));
  const announcedToFirst = received.text.match(/https?:\S+\/dashboard\/documents\/\S+/g) ?? [];
  expect(new Set(announcedToFirst).size, 'one message with every document').toBe(INVESTORS_DOCUMENTS);
  await page.goto(announcedToFirst[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('a document that a message leads to');
});

// Wide: a link of a joint investor that shows an empty page once it is used, old or withdrawn.
test('a link of the joint investor says what became of it, whatever that is @phone @wide', async ({
  person,
  portal,
  language,
  openOtherDevice,
  problems,
  checkOnBothDevices,
}) => {
  const page = await openOtherDevice();
  const desk = screensOn(page, language);
  const pages = new JointPages(desk);
  const account = newAccount('Camille', 'Roy');
  const { firstName, lastName, email } = account;
  const joint: JointInvestor = { firstName, lastName, email, relation: 'spouse', language };
  await submitProfile(person, MARRIED_IN_TORONTO);
  const tradeId = await placeJointOrder(person, DEAL, 10, joint);
  await giveDetails(person, tradeId, 'outside');
  const look = (name: string) => checkOnBothDevices(page, name);
  const invitation = await invitationLink(portal, email, desk.words);
  const camille = await joinByLink(portal.url, invitation, account, {
    language,
    profile: MARRIED_IN_TORONTO,
  });
  /** Opens their part, as from their page of the order. */
  const openLink = async () => {
    await page.goto(await linkOfJoint(camille, tradeId));
  };

  problems.expect(/404 \(Not Found\) \(.*\/api\/signing\/open\)/);
  await page.goto('/signing/not-a-link');
  await pages.expectNoCeremony('invalid');
  await look('a link that is none');

  await signOrder(person, tradeId);
  await openLink();
  await pages.expectMemorandum();
  const { decline } = desk.words.signing;
  const open = page.getByRole('button', { name: exactly(decline.open) });
  await open.click();
  await expect(page.getByRole('alertdialog', { name: exactly(decline.title) })).toBeVisible();
  await look('asked before declining');
  await page.keyboard.press('Escape');
  await expect(open, 'the dialog gives the focus back').toBeFocused();
  await open.click();
  await page.getByRole('button', { name: exactly(decline.yes) }).click();
  await pages.expectClosed('declined');
  await look('declined');
  await page.reload();
  await pages.expectClosed('declined');

  await signOrder(person, tradeId);
  await openLink();
  await pages.expectMemorandum();
  await send(person, `/user/trade/create/${DEAL}`, { quantity: 12, jointInvestor: joint });
  problems.expect(/409 \(Conflict\) \(.*\/api\/signing\/open\)/);
  await page.reload();
  await pages.expectNoCeremony('outOfTurn');
  await look('not their turn');

  await signOrder(person, tradeId);
  await openLink();
  await pages.expectMemorandum();
  await read(person, `/user/trade/archive/${tradeId}`);
  await pages.statement.check();
  problems.expect(/404 \(Not Found\) \(.*\/api\/signing\/accept-memorandum\)/);
  await pages.confirm.click();
  await pages.expectClosed('superseded');
  await look('cancelled meanwhile');
});

// Wide: a profile signed by itself that leads elsewhere than to where its person was.
test('a profile is confirmed by itself, and the person comes back to where they were @desktop @wide', async ({
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
  await ceremony.agree.click();
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
