import { expect, test } from '../fixtures/screens.ts';

/** The application's own file, whatever its hash. */
const APPLICATION = /\/assets\/index-[^/]+\.js$/;

test('what is sent before the application is there is sent once it is, with what was typed', async ({
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

test('what is pressed before the application is there is done once it is', async ({ page, screens }) => {
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
