import type { Page } from '@playwright/test';
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { test as base } from '../../e2e/fixtures/screens.ts';
import { type InvitedPerson, OfficePages } from '../../e2e/pages/office-pages.ts';
import { bringIn } from '../../e2e/support/bring-in.ts';
import { enterOffice } from '../../e2e/support/office-session.ts';

type PictureFixtures = {
  /** Comes in as the demonstration's person of a role, who reads the language of the pictures. */
  enter: (role: StaffRole) => Promise<Page>;
  /** Lets one more person into the office. */
  letIn: (person: InvitedPerson) => Promise<void>;
};

/** The test function of the walks that take pictures. */
export const test = base.extend<PictureFixtures>({
  enter: async ({ portal, openOtherDevice, language }, use) => {
    await use(async (role) => {
      const office = new OfficePages(await openOtherDevice(), language);
      // A page that does not redirect, which would close the language menu.
      await enterOffice(portal, office, `${role}@northline.example`, OFFICE_PAGES.account);
      await office.page.getByRole('heading', { level: 1 }).waitFor();
      if (language === 'fr') {
        await office.speak('fr');
      }
      return office.page;
    });
  },
  letIn: async ({ browser, portal }, use) => {
    // The administrator reads English, whatever the pictures are in.
    const openDevice = () => browser.newPage({ locale: 'en-CA' });
    await use(async (person) => void (await bringIn(portal, person, openDevice)));
  },
});
