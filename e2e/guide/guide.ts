import type { Page } from '@playwright/test';
import { OFFICE_PAGES } from '@portal/domain/office/office-pages';
import type { StaffRole } from '@portal/domain/office/staff-roles';
import { test as base } from '../fixtures/screens.ts';
import { type InvitedPerson, OfficePages } from '../pages/office-pages.ts';
import { bringIn } from '../support/bring-in.ts';
import { unusedCode } from '../support/unused-code.ts';

type GuideFixtures = {
  /** Comes in as the demonstration's person of a role, who reads the language of the pictures. */
  enter: (role: StaffRole) => Promise<Page>;
  /** Lets somebody more into the office. */
  letIn: (person: InvitedPerson) => Promise<void>;
};

/** The test function of the walks that take pictures. */
export const test = base.extend<GuideFixtures>({
  enter: async ({ portal, openOtherDevice, language, problems }, use) => {
    // Whoever comes to the office has no session yet.
    problems.allow(/status of 401/);
    await use(async (role) => {
      const email = `${role}@northline.example`;
      const office = new OfficePages(await openOtherDevice(), language);
      // A page that leads on to none: the menu in which languages are chosen would close.
      await office.logIn(`${portal.url}${OFFICE_PAGES.account}`, email, () => unusedCode(portal, email));
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
