// Wide: registration, the questionnaire or an order that cannot be done without a mouse.
import type { Locator, Page } from '@playwright/test';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { ONBOARDING_STEPS } from '@portal/domain/people/onboarding/onboarding-steps';
import { questionAt } from '@portal/domain/people/onboarding/questions';
import { expect, test } from '../fixtures/screens.ts';
import { listField } from '../pages/fields.ts';
import { tabTo } from '../pages/tab-to.ts';
import { newAccount, ONBOARDING_ANSWERS } from '../support/people.ts';
import { exactly, textAt } from '../support/words.ts';

const DEAL = 'nashwaak-bend-timberland';

test('registration, questionnaire and order need no mouse @desktop', async ({ page, screens }) => {
  const { account, onboarding, deals, wizard, words } = screens;
  const person = newAccount();
  await account.openRegistration();
  await tabTo(page, listField(screens, words.account.province.label));
  await page.keyboard.type(textAt(words, provinceNameKey('CAN-ON')));
  for (const [field, text] of [
    [account.field('firstName'), person.firstName],
    [account.field('lastName'), person.lastName],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabTo(page, account.field('email'));
  await page.keyboard.type(person.email);
  await tabTo(page, account.password);
  await page.keyboard.type(person.password);
  await tabTo(page, account.terms);
  await page.keyboard.press('Space');
  // The prerendered form can be filled in at once, and be sent when its script is there.
  await expect(account.registerButton).toBeEnabled();
  await page.keyboard.press('Enter');

  for (const step of ONBOARDING_STEPS) {
    await onboarding.expectStep(step);
    const question = questionAt(step);
    for (const option of question === null ? [] : [ONBOARDING_ANSWERS[question.step]].flat()) {
      await answerByKeys(
        page,
        onboarding.option(question?.step ?? 'age', option),
        question?.kind ?? 'single',
      );
    }
    await onboarding.expectAsked();
    await tabTo(page, onboarding.onwards(step));
    await page.keyboard.press('Enter');
  }

  await deals.expectMarketplace();
  await page.goto(`/dashboard/marketplace/${DEAL}`);
  await tabTo(page, deals.invest);
  await page.keyboard.press('Enter');
  await wizard.expectPage(DEAL, 'order');
  await tabTo(page, wizard.amount);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('7500');
  await tabTo(page, wizard.memorandum);
  await page.keyboard.press('Space');
  await tabTo(page, wizard.nextButton);
  await page.keyboard.press('Enter');
  await wizard.expectPage(DEAL, 'application');

  await tabTo(page, wizard.cancelButton);
  await page.keyboard.press('Enter');
  const keep = page.getByRole('button', { name: exactly(words.wizard.cancelDialog.keep) });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, keep);
  await page.keyboard.press('Enter');
  await expect(wizard.cancelButton).toBeFocused();
});

/** Among single answers the arrow keys move and choose; a box is ticked by the space bar. */
async function answerByKeys(page: Page, option: Locator, kind: 'single' | 'multiple'): Promise<void> {
  if (kind === 'multiple') {
    await tabTo(page, option);
    await page.keyboard.press('Space');
    await expect(option).toBeChecked();
    return;
  }
  // The space bar would go on at once: the arrow keys choose, and come round to the first again.
  await tabTo(page, page.getByRole('radio').first());
  const choices = await page.getByRole('radio').count();
  for (let presses = 0; presses < choices && !(await option.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(option).toBeChecked();
}
