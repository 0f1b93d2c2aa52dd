import { wizardPath } from '@portal/domain/order/wizard/wizard-pages';
import { DEMO_PASSWORD } from '../../e2e/pages/office-pages.ts';
import { exactly } from '../../e2e/support/words.ts';
import { deskAndPhone, photograph } from './desk-and-phone.ts';
import { test } from './pictures.ts';

/** The demonstration's person who has done everything once, and a deal that they have not ordered. */
const INVESTOR = 'ada@northline.example';
const DEAL = 'foothills-solar-one';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

test('investor @en', async ({ page, screens }) => {
  const { account, deals, wizard, words } = screens;
  await page.setViewportSize(DESK);
  await account.logIn({ email: INVESTOR, password: DEMO_PASSWORD });
  await page.goto('/dashboard/marketplace');
  await deals.expectMarketplace();
  const desk = await photograph(page, deals.cards.locator('img'));
  await page.setViewportSize(PHONE);
  await page.goto(wizardPath(DEAL, 'order'));
  // What the server drew takes no input until the application has loaded.
  await wizard.amount.fill('5000');
  await wizard.memorandum.check();
  await page.getByText(exactly(words.wizard.saving)).waitFor({ state: 'detached' });
  const phone = await photograph(page, wizard.nextButton);
  await deskAndPhone('en-investor-portal.webp', desk, phone);
});
