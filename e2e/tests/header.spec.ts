import { expect, test } from '../fixtures/screens.ts';

const WIDTHS = [320, 360, 390];

test('the header of a phone names who is logged in, and nothing lies over it @phone', async ({
  page,
  person,
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
});
