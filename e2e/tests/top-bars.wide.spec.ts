// Wide: a bar of a phone that covers the name of the person who is logged in, or a step that it does not open again.
import { expect, test } from '../fixtures/screens.ts';
import { placeOrder } from '../support/people.ts';

const WIDTHS = [320, 360, 390];

test('the header of a phone names who is logged in, and nothing lies over it @phone', async ({
  page,
  person,
  screens: { words },
}) => {
  await page.goto('/dashboard/marketplace');
  const header = page.getByRole('banner');
  const name = header.getByText(person.firstName, { exact: true });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await expect(name).toBeInViewport({ ratio: 1 });
    const edges = await header.locator('a, button').evaluateAll((controls) =>
      controls.map((control) => {
        const { left, right } = control.getBoundingClientRect();
        return { left, right };
      }),
    );
    for (const [place, { left }] of edges.entries()) {
      expect(left, `control ${place} at ${width} px`).toBeGreaterThanOrEqual(edges[place - 1]?.right ?? 0);
    }
    expect(edges.at(-1)?.right).toBeLessThanOrEqual(width);
  }
  await name.click();
  const menu = page.getByRole('region', { name: words.shell.header.account });
  await expect(menu.getByText(person.email)).toBeInViewport({ ratio: 1 });
});

test('a step that is done is opened again by a press on a phone @phone', async ({
  page,
  person,
  screens: { words },
}) => {
  const deal = 'harbour-row-apartments';
  await placeOrder(person, deal, 50);
  await page.goto(`/wizard/${deal}/application`);
  const steps = page.getByRole('navigation', { name: words.ui.steps.label });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    const cut = await steps
      .locator('li .truncate')
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).length);
    expect(cut, `names cut at ${width} px`).toBe(0);
  }
  const header = page.getByRole('banner');
  for (const link of [words.wizard.previous, words.wizard.saveAndExit]) {
    await expect(header.getByRole('link', { name: link })).toBeInViewport({ ratio: 1 });
  }
  const amount = steps.getByRole('button', { name: words.wizard.milestones.amount });
  expect((await amount.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await amount.click();
  await expect(page).toHaveURL(new RegExp(`/wizard/${deal}/order$`));
});
