import { expect, test } from '../fixtures/screens.ts';

/** The application's own file, whatever its hash. */
const APPLICATION = /\/assets\/index-[^/]+\.js$/;
/** How far a page may move during a visit: each shift by its share of the window and its way, added up. */
const SHIFT_MAX = 0.02;
/** What moved since the page began is told at once, what moves late within this. */
const LISTEN_MS = 1_000;

// Wide: a form that is sent before the application is there and is lost, or loses what was typed.
test('what is sent before the application is there is sent once it is, with what was typed @desktop @wide', async ({
  page,
  screens,
  newPerson,
}) => {
  const person = await newPerson();
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(APPLICATION, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/login');
  await screens.account.field('email').fill(person.email);
  await screens.account.password.fill(person.password);
  await screens.account.password.press('Enter');
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/login');

  arrive();
  await page.waitForURL(/\/dashboard\/marketplace/);
});

test('what is pressed before the application is there is done once it is @phone', async ({
  page,
  screens,
}) => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(APPLICATION, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/login');
  const { account } = screens;
  await account.password.fill('three quiet loons');
  await page.getByRole('button', { name: screens.words.account.password.showLabel }).click();
  await expect(account.password).toHaveAttribute('type', 'password');

  arrive();
  await expect(account.password).toHaveAttribute('type', 'text');
  await expect(account.password).toHaveValue('three quiet loons');
});

// Wide: a line that comes late and moves a page that the server drew.
test('a page that the server drew keeps the place of a reminder before any file of scripts is there @wide', async ({
  page,
  person: _person,
}) => {
  await page.goto('/dashboard/marketplace');
  const place = page.locator('.reminder-place');
  await expect(place.locator('aside')).toBeVisible();
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('[data-frame]')).toBeVisible();
  expect((await place.boundingBox())?.height).toBeGreaterThan(50);

  arrive();
  await expect(place.locator('aside')).toBeVisible();
  const shift = await page.evaluate(async (listenMs) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        sum += 'value' in entry ? Number(entry.value) : 0;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, listenMs));
    return sum;
  }, LISTEN_MS);
  expect(shift).toBeLessThan(SHIFT_MAX);
});
