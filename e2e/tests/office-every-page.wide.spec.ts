// Wide: a page of the office that is not accessible in some size, colour or language.
import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { DESK, PHONE } from '../fixtures/devices.ts';
import { lookInSizes } from '../fixtures/look-in-sizes.ts';
import { expect, test } from '../fixtures/screens.ts';
import { type InvitedPerson, OfficePages } from '../pages/office-pages.ts';
import { comeIn, walkThrough } from '../pages/office-tour.ts';
import { forgetProof } from '../support/forget-proof.ts';
import { OFFICE_TOURS, OUTSIDE } from '../support/office-tours.ts';
import { exactly, filled } from '../support/words.ts';

const NEWCOMER: InvitedPerson = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor.haddad@office.example',
  language: 'fr',
  role: 'finance',
};
/** A founder is told of the others, too. */
const INVITED = /^(Your access to the|Votre accès au) /;
const LINK = /https?:\/\/\S+\/office\/invitation\/\S+/;

/** English is opened page by page by its address, French in the office that is open already. */
const LOOKS = [
  { name: 'at a desk, in English', device: DESK, opening: 'by address' },
  { name: 'on a phone, in French', device: PHONE, opening: 'in place' },
] as const;

// What other tests add to a portal would be looked at, too.
test.use({ portalOf: 'every page of the office' });
// One after the other in one process, since each has a portal of its own: so both devices share a profile, too.
test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

test('every page of the office is visited by somebody @phone', () => {
  const visited = [...OFFICE_TOURS.flatMap(({ pages }) => pages), ...OUTSIDE];
  expect(visited.toSorted()).toEqual(Object.keys(OFFICE_PAGES).toSorted());
});

for (const { name: where, device, opening } of LOOKS) {
  test.describe(`${where} @phone`, () => {
    test.use(device);

    for (const { visitor, pages } of OFFICE_TOURS) {
      test(`what ${visitor} opens in the office is accessible in every size`, async ({
        page,
        portal,
        language,
        screens,
      }) => {
        const { officeOrder } = screens.words;
        const office = new OfficePages(page, language);
        await comeIn(office, portal, visitor);
        await walkThrough(office, pages, opening, async (name) => {
          await lookInSizes(page, `office, ${name}`, language);
          if (name === 'order') {
            await office.lookThroughCase({ reason: officeOrder.moves['propose-approval'], match: false });
            await office.press(officeOrder.moves['propose-approval']);
            await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
            await lookInSizes(page, 'office, question before a proposal', language);
          }
        });
      });
    }

    test('the ways into the office, and what it asks for on the way, are accessible in every size', async ({
      page,
      portal,
      problems,
      language,
      screens,
    }) => {
      // A newcomer has no session, and what is asked for is refused first.
      problems.expect(/status of 40[13]/);
      const { officeRoleChanges: roleWords } = screens.words;
      const office = new OfficePages(page, language);
      const { words } = office;
      const look = (name: string) => lookInSizes(page, `office, ${name}`, language);
      const ada = `ada.${language}@office.example`;
      const administrator = (email: string, name: string) => `administrator, ${email}, ${name}, ${language}`;
      const two = [
        administrator(ada, 'Ada Moreau'),
        administrator(`luc.${language}@office.example`, 'Luc Roy'),
      ];
      const why = ['--emergency', '--reason', 'To look at every page.'];
      await portal.dealer('staff', 'found', ...two, ...why);
      await page.goto(LINK.exec((await portal.waitForMail(ada, INVITED)).text)?.[0] ?? '');
      await expect(office.heading(filled(words.invitation.title, { name: 'Ada' }))).toBeVisible();
      await look('invitation');
      await office.accept(page.url());
      await look('enrolment');
      await office.enrol();
      await look('recovery codes');
      const recoveryCode = (await page.getByRole('main').locator('code').first().textContent()) ?? '';
      await office.keepCodes();

      await page.context().clearCookies();
      await page.goto('/office/people');
      await expect(office.heading(words.logIn.title)).toBeVisible();
      await look('log in');
      await page.getByLabel(screens.words.account.email.label, { exact: true }).fill(ada);
      await office.typePassword();
      const code = page.getByLabel(words.logIn.codeLabel, { exact: true });
      await expect(code).toBeVisible();
      await look('code of a log in');
      await code.fill(recoveryCode);
      await office.press(words.logIn.codeSubmit);

      await expect(office.row('Tomas Kovac')).toBeVisible();
      await office.press(filled(roleWords.ofPerson, { move: roleWords.approve, name: 'Tomas Kovac' }));
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
      await look('question before a role is approved');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: exactly(words.cancel) })
        .click();
      await office.fillInvitation(NEWCOMER);
      await look('invite');
      await forgetProof(page);
      await office.press(words.people.inviteDialog.submit);
      await expect(office.heading(words.stepUp.title)).toBeVisible();
      await look('proof');
    });
  });
}
