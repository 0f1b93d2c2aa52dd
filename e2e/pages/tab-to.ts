import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of the way has. */
const TABS_MAX = 90;

/** Moves on by Tab until a control has the focus, and expects the focus to be seen there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) {
      // A button that is drawn by its label is seen there.
      const label = control.locator('xpath=ancestor::label[1]');
      await expect((await label.count()) === 1 ? label : control).toBeInViewport();
      return;
    }
  }
  throw new Error(`Tab never comes to ${control}`);
}

/** Moves to a control by Tab and presses it with a key; the focus has a ring of its own there. */
export async function pressByKey(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  expect(await control.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
  await page.keyboard.press('Enter');
}
