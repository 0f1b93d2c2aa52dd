import { expect, type Locator, type Page } from '@playwright/test';

/** An address for which an application has no page, and what it shows there. */
export type Nowhere = { address: string; heading: Locator };

/**
 * Opens a page as Back and Forward do: only what the page asks of the server is loaded anew. The application first shows that there
 * is no such page, so that whatever stands there afterwards belongs to the new one.
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
