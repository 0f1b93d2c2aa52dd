import { expect, test } from '../fixtures/screens.ts';
import { type InvitedPerson, OfficePages } from '../pages/office-pages.ts';
import { forgetProof } from '../support/forget-proof.ts';
import { enterOffice } from '../support/office-session.ts';
import { exactly, filled, wordsIn } from '../support/words.ts';

const LINK = /https?:\/\/\S+\/office\/invitation\/\S+/;
const NOOR: InvitedPerson = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor.haddad@office.example',
  language: 'fr',
  role: 'finance',
};

const ADA: InvitedPerson = {
  firstName: 'Ada',
  lastName: 'Moreau',
  email: 'ada@office.example',
  language: 'en',
  role: 'administrator',
};

test('two administrators let in a third, who invites somebody in French with one of them and gives them a second role @desktop', async ({
  page,
  portal,
  problems,
  openOtherDevice,
  checkAccessibility,
}) => {
  // A newcomer has no session, what is asked for is refused first, and roles that change end sessions.
  problems.expect(/status of 40[13]/);
  const ada = new OfficePages(page, 'en');
  await page.goto('/office');
  await expect(ada.heading(ada.words.logIn.title)).toBeVisible();

  const maude = new OfficePages(await openOtherDevice(), 'en');
  await enterOffice(portal, maude, 'administrator@northline.example', '/office/people');
  await maude.fillInvitation(ADA);
  await maude.press(maude.words.people.inviteDialog.submit);
  await expect(maude.page.getByText(/^Invitation of Ada Moreau/)).toBeVisible();
  await checkAccessibility(maude.page, 'office: an invitation that waits');

  // The second administrator finds it among what waits for a decision, and lets her in.
  const etienne = new OfficePages(await openOtherDevice(), 'fr');
  await enterOffice(portal, etienne, 'second.administrator@northline.example', '/office/approvals');
  await letIn(etienne, 'Ada Moreau');
  await ada.accept(LINK.exec((await portal.waitForMail(ADA.email, /office/i)).text)?.[0] ?? '');
  await ada.enrol();
  await ada.keepCodes();

  await ada.openPeople();
  await ada.fillInvitation(NOOR);
  await forgetProof(page);
  await ada.press(ada.words.people.inviteDialog.submit);
  await expect(ada.heading(ada.words.stepUp.title)).toBeVisible();
  await ada.typeCode(ada.words.stepUp.submit);
  await expect(page.getByText(/^Invitation of Noor Haddad/)).toBeVisible();
  await etienne.page.goto('/office/approvals');
  // Who asks is here since today, and the page says so to whoever approves.
  await expect(etienne.page.getByText(/^Ici depuis aujourd’hui.*Ada Moreau/)).toBeVisible();
  await letIn(etienne, 'Noor Haddad');

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

  await page.reload();
  await ada.openChange('Noor Haddad', ada.words.people.roleDialog.action);
  await ada.choose(ada.words.roles.compliance);
  await ada.press(ada.words.people.roleDialog.submit);
  const { officeRoleChanges: roleWords } = wordsIn('en');
  const both = `${ada.words.roles.compliance}, ${ada.words.roles.finance}`;
  const waits = filled(roleWords.waits, { role: both, names: '' }).trim();
  await expect(ada.row('Noor Haddad')).toContainText(waits);
  await checkAccessibility(page, 'office: roles that wait');

  await etienne.page.goto('/office/approvals');
  await etienne.page.getByRole('link', { name: /Noor Haddad/ }).click();
  const { officeRoleChanges: rolesInFrench } = fr;
  const approve = filled(rolesInFrench.ofPerson, { move: rolesInFrench.approve, name: 'Noor Haddad' });
  await etienne.press(approve);
  await etienne.page
    .getByRole('alertdialog')
    .getByRole('button', { name: exactly(rolesInFrench.approve) })
    .click();
  await expect(etienne.page.getByRole('alertdialog')).toHaveCount(0);
  await expect(etienne.row('Noor Haddad')).toContainText(
    `${fr.office.roles.compliance}, ${fr.office.roles.finance}`,
  );

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

/** Approves, from the list of what waits, that somebody comes in. */
async function letIn({ page, language }: OfficePages, name: string): Promise<void> {
  const { officeAdmissions: words } = wordsIn(language);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: filled(words.ofPerson, { move: words.approve, name }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: exactly(words.approve) })
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

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
