import type { Page } from '@playwright/test';
import type { Portal } from '../fixtures/portal.ts';
import { type InvitedPerson, OfficePages } from '../pages/office-pages.ts';
import { acceptInvitation, giveSession, inviteStaff } from './office-session.ts';

const ADMINISTRATOR = 'administrator@northline.example';
const TOKEN = /\/office\/invitation\/([\w-]+)/;

/** One more person of the office, invited by the administrator, on a device of their own. */
export async function bringIn(
  portal: Portal,
  person: InvitedPerson,
  openOtherDevice: () => Promise<Page>,
): Promise<OfficePages> {
  const administrator = await openOtherDevice();
  await giveSession(portal, administrator, ADMINISTRATOR);
  await inviteStaff(portal, administrator, person);
  const invitation = await portal.waitForMail(person.email, /./);
  const pages = new OfficePages(await openOtherDevice(), 'en');
  await acceptInvitation(portal, pages.page, TOKEN.exec(invitation.text)?.[1] ?? '');
  return pages;
}
