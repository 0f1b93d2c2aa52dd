import type { Page } from '@playwright/test';
import type { Portal } from '../fixtures/portal.ts';
import { type InvitedPerson, OfficePages } from '../pages/office-pages.ts';
import { unusedCode } from './unused-code.ts';

const ADMINISTRATOR = 'administrator@northline.example';
const LINK = /https?:\/\/\S+\/office\/invitation\/\S+/;

/** One more person of the office on a device of their own, who comes in by the administrator's invitation. */
export async function bringIn(
  portal: Portal,
  person: InvitedPerson,
  openOtherDevice: () => Promise<Page>,
): Promise<OfficePages> {
  const administrator = new OfficePages(await openOtherDevice(), 'en');
  await administrator.logIn(`${portal.url}/office/people`, ADMINISTRATOR, () =>
    unusedCode(portal, ADMINISTRATOR),
  );
  return invite(portal, administrator, person, openOtherDevice);
}

/** The same of several people, all invited at once. */
export async function bringInTwo(
  portal: Portal,
  [first, second]: readonly [InvitedPerson, InvitedPerson],
  openOtherDevice: () => Promise<Page>,
): Promise<[OfficePages, OfficePages]> {
  const administrator = new OfficePages(await openOtherDevice(), 'en');
  await administrator.logIn(`${portal.url}/office/people`, ADMINISTRATOR, () =>
    unusedCode(portal, ADMINISTRATOR),
  );
  const pages = await invite(portal, administrator, first, openOtherDevice);
  return [pages, await invite(portal, administrator, second, openOtherDevice)];
}

async function invite(
  portal: Portal,
  administrator: OfficePages,
  person: InvitedPerson,
  openOtherDevice: () => Promise<Page>,
): Promise<OfficePages> {
  await administrator.fillInvitation(person);
  await administrator.press(administrator.words.people.inviteDialog.submit);
  const invitation = await portal.waitForMail(person.email, /./);
  const pages = new OfficePages(await openOtherDevice(), 'en');
  await pages.accept(LINK.exec(invitation.text)?.[0] ?? '');
  await pages.enrol();
  await pages.keepCodes();
  return pages;
}
