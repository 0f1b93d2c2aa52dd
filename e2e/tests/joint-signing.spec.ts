import type { JointInvestor } from '@portal/domain/order/trades/trade.wire';
import { expect, test } from '../fixtures/screens.ts';
import { JointPages } from '../pages/joint-pages.ts';
import { screensOn } from '../pages/screens.ts';
import { SigningPages } from '../pages/signing-pages.ts';
import {
  giveDetails,
  newAccount,
  ordersOf,
  placeJointOrder,
  read,
  send,
  signOrder,
  submitProfile,
} from '../support/people.ts';
import { MARRIED_IN_TORONTO } from '../support/profiles.ts';
import { exactly, somewhere } from '../support/words.ts';

const DEAL = 'riverbend-medical-office';
const SIGNER = 'Ada Tremblay';
const JOINT_NAME = 'Camille Roy';
const JOINT_DOCUMENTS = 2;

/** Two people, two devices and some twenty pages, each looked at. */
test.setTimeout(240_000);

test('an order of two people, from naming the second to the copies of both @phone', async ({
  person,
  portal,
  screens,
  language,
  openOtherDevice,
  checkOnBothDevices,
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
  await expect(wizard.agreeAndRead).toBeVisible();
  await look('sign, joint investor not asked');
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

  const invitation = await portal.waitForMail(joint.email, somewhere(words.mail.jointInvitation.subject));
  const otherDevice = await openOtherDevice();
  const other = screensOn(otherDevice, language);
  const second = new JointPages(other);
  const ceremony = new SigningPages(other, JOINT_DOCUMENTS);
  await otherDevice.goto(/https?:\S+\/signing\/\S+/.exec(invitation.text)?.[0] ?? '');
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

  await expect.poll(async () => (await ordersOf(person))[0]?.signedDocumentList.length).toBe(3);
  expect((await ordersOf(person))[0]).toMatchObject({ status: 1, jointSigning: { status: 'signed' } });
  const received = await portal.waitForMail(person.email, somewhere(words.mail.orderReceived.subject));
  const announcedToFirst = received.text.match(/https?:\S+\/dashboard\/documents\/\S+/g) ?? [];
  expect(new Set(announcedToFirst).size, 'one message with every document').toBe(3);
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
  const { firstName, lastName, email } = newAccount('Camille', 'Roy');
  const joint: JointInvestor = { firstName, lastName, email, relation: 'spouse', language };
  await submitProfile(person, MARRIED_IN_TORONTO);
  const tradeId = await placeJointOrder(person, DEAL, 50, joint);
  await giveDetails(person, tradeId, 'outside');
  const look = (name: string) => checkOnBothDevices(page, name);
  /** Opens the link of the newest of so many invitations. */
  const openLink = async (invitations: number) => {
    const { subject } = desk.words.mail.jointInvitation;
    const { text } = await portal.waitForMail(email, somewhere(subject), invitations);
    await page.goto(/https?:\S+\/signing\/\S+/.exec(text)?.[0] ?? '');
  };

  problems.expect(/404 \(Not Found\) \(.*\/api\/signing\/open\)/);
  await page.goto('/signing/not-a-link');
  await pages.expectNoCeremony('invalid');
  await look('a link that is none');

  await signOrder(person, tradeId);
  await openLink(1);
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
  await openLink(2);
  await pages.expectMemorandum();
  await send(person, `/user/trade/create/${DEAL}`, { quantity: 60, jointInvestor: joint });
  problems.expect(/409 \(Conflict\) \(.*\/api\/signing\/open\)/);
  await page.reload();
  await pages.expectNoCeremony('outOfTurn');
  await look('not their turn');

  await signOrder(person, tradeId);
  await openLink(3);
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
