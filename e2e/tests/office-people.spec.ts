import { expect, test } from '../fixtures/screens.ts';
import { type InvitedPerson, OfficePages } from '../pages/office-pages.ts';
import { forgetProof } from '../support/forget-proof.ts';
import { exactly, filled, wordsIn } from '../support/words.ts';

const LINK = /https?:\/\/\S+\/office\/invitation\/\S+/;
const NOOR: InvitedPerson = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor.haddad@office.example',
  language: 'fr',
  role: 'finance',
};

test('an administrator comes in by a link, invites somebody in French, and changes their role with a second one @desktop', async ({
  page,
  portal,
  problems,
  openOtherDevice,
  checkAccessibility,
}) => {
  // A newcomer has no session, what is asked for is refused first, and a role that changes ends sessions.
  problems.expect(/status of 40[13]/);
  const ada = new OfficePages(page, 'en');
  await page.goto('/office');
  await expect(ada.heading(ada.words.logIn.title)).toBeVisible();

  const { output } = await portal.dealer('staff', 'let-in', 'ada@office.example', '--name', 'Ada Moreau');
  await ada.accept(LINK.exec(output)?.[0] ?? '');
  await ada.enrol();
  await ada.keepCodes();

  await ada.openPeople();
  await ada.fillInvitation(NOOR);
  await forgetProof(page);
  await ada.press(ada.words.people.inviteDialog.submit);
  await expect(ada.heading(ada.words.stepUp.title)).toBeVisible();
  await ada.typeCode(ada.words.stepUp.submit);
  await expect(ada.row('Noor Haddad')).toContainText(ada.words.people.states.invited);

  const fr = wordsIn('fr');
  const mail = await portal.waitForMail(NOOR.email, /bureau/);
  const noor = new OfficePages(await openOtherDevice(), 'fr');
  await noor.page.goto(LINK.exec(mail.text)?.[0] ?? '');
  await noor.page.getByRole('button', { name: exactly(fr.office.switchTo.fr) }).click();
  await expect(noor.heading(filled(fr.office.invitation.title, { name: 'Noor' }))).toBeVisible();
  await noor.accept(noor.page.url());
  await noor.enrol();
  await noor.keepCodes();
  await expect(noor.page.getByRole('link', { name: exactly(fr.office.people.title) })).toHaveCount(0);

  const second = await portal.dealer('staff', 'let-in', 'luc@office.example', '--name', 'Luc Roy');
  const luc = new OfficePages(await openOtherDevice(), 'en');
  await luc.accept(LINK.exec(second.output)?.[0] ?? '');
  await luc.enrol();
  await luc.keepCodes();

  await page.reload();
  await ada.openChange('Noor Haddad', ada.words.people.roleDialog.action);
  await ada.choose(ada.words.roles.compliance);
  await ada.press(ada.words.people.roleDialog.submit);
  const { officeRoleChanges: roleWords } = wordsIn('en');
  const waits = filled(roleWords.waits, { role: ada.words.roles.compliance, names: '' }).trim();
  await expect(ada.row('Noor Haddad')).toContainText(waits);
  await checkAccessibility(page, 'office: a role that waits');

  // The second administrator finds it among what waits for a decision, and approves it.
  await luc.page.getByRole('link', { name: ada.words.approvalsNav }).click();
  await luc.page.getByRole('link', { name: /Noor Haddad/ }).click();
  await luc.press(filled(roleWords.ofPerson, { move: roleWords.approve, name: 'Noor Haddad' }));
  await luc.page
    .getByRole('alertdialog')
    .getByRole('button', { name: exactly(roleWords.approve) })
    .click();
  await expect(luc.row('Noor Haddad')).not.toContainText(waits);
  await expect(luc.row('Noor Haddad')).toContainText(ada.words.roles.compliance);

  // The session has ended: what Noor asks for next is refused, or what her page asks for by itself, whichever comes first. The page
  // stays, and after a new login it goes on.
  let logins = 0;
  await noor.page.addLocatorHandler(noor.heading(fr.office.logInAgain.title), async () => {
    logins += 1;
    await checkAccessibility(noor.page, 'office: log in again', 'fr');
    await noor.typePassword();
    await noor.typeCode(fr.office.logIn.codeSubmit);
  });
  await noor.page.getByRole('button', { name: filled(fr.office.menu, { name: 'Noor Haddad' }) }).click();
  await noor.page.getByRole('menuitem', { name: exactly(fr.office.account.nav) }).click();
  await expect(noor.heading(fr.office.account.title)).toBeVisible();
  await noor.openPeople();
  expect(logins).toBe(1);
});

// Wide: an address that the office does not have and that answers with another page.
test('an address that the office does not have is answered 404 with its own page @desktop @wide', async ({
  page,
  problems,
  checkAccessibility,
}) => {
  problems.expect(/status of 404/);
  const answer = await page.goto('/office/no-such-page');
  expect(answer?.status()).toBe(404);
  const office = new OfficePages(page, 'en');
  await expect(office.heading(office.words.notFound.title)).toBeVisible();
  await checkAccessibility(page, 'office: not found');
});
