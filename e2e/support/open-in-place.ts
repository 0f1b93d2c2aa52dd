import { expect, type Locator, type Page } from '@playwright/test';

/** An address that an application has no page for, and what it shows there. */
export type Nowhere = { address: string; heading: Locator };

/**
 * Opens a page as its application does by Back and Forward: nothing is loaded anew but what the page asks the server for. The
 * application says first that there is nothing here, so that what stands there afterwards is of the new page.
 */
export async function openInPlace(page: Page, address: string, nowhere: Nowhere): Promise<void> {
  await goBackTo(page, nowhere.address);
  await expect(nowhere.heading).toBeVisible();
  await goBackTo(page, address);
  await expect(nowhere.heading).toHaveCount(0);
}

function goBackTo(page: Page, address: string): Promise<void> {
  return page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
