import { expect } from '@playwright/test';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { Portal } from '../fixtures/portal.ts';
import { enterOffice } from '../support/office-session.ts';
import { type OfficePageName, ThingsSeen } from '../support/office-tours.ts';
import { openInPlace } from '../support/open-in-place.ts';
import type { OfficePages } from './office-pages.ts';

/** Comes in as the demonstration's person of a role, and reads the office in the language of the pages. */
export async function comeIn(office: OfficePages, portal: Portal, role: StaffRole): Promise<void> {
  // A page that leads on to none: the menu in which languages are chosen would close.
  await enterOffice(portal, office, `${role}@northline.example`, OFFICE_PAGES.account);
  await expect(office.page.getByRole('heading', { level: 1 })).toBeVisible();
  if (office.language === 'fr') {
    await office.speak('fr');
  }
}

/** Opens a page by its address, as a link in a mail does, or in the office that is open already. */
export type Opening = 'by address' | 'in place';

/** Visits pages one after the other, once each, and looks when all of a page is there. */
export async function walkThrough(
  office: OfficePages,
  names: readonly OfficePageName[],
  opening: Opening,
  look: (name: OfficePageName) => Promise<void>,
): Promise<void> {
  const { page, words } = office;
  const seen = new ThingsSeen();
  const nowhere = { address: '/office/nowhere', heading: office.heading(words.notFound.title) };
  for (const name of names) {
    const address = seen.addressOf(name);
    if (opening === 'by address') {
      await page.goto(address);
    } else {
      await openInPlace(page, address, nowhere);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words.notPermitted.title })).toHaveCount(0);
    const links = page.locator('main a[href^="/office/"]');
    seen.add(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? '')));
    await look(name);
  }
}
