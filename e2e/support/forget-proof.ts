import type { Page } from '@playwright/test';

/** The server’s answer to somebody whose last proof is older than five minutes, once; nobody waits for that. */
export async function forgetProof(page: Page): Promise<void> {
  let isAsked = false;
  await page.route('**/api/office/people', async (route) => {
    if (route.request().method() !== 'POST' || isAsked) {
      await route.fallback();
      return;
    }
    isAsked = true;
    const body = { statusCode: 403, error: 'Forbidden', code: 'STEP_UP_NEEDED', message: [], requestId: 'r' };
    await route.fulfill({ status: 403, json: body });
  });
}
