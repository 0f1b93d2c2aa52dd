import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lazyExtra } from './lazy-extra.ts';

afterEach(cleanup);

it.each<[string, () => Promise<() => string>, string]>([
  ['comes', async () => () => 'extra', 'page extra'],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch')), 'page '],
])('a page stands with a part whose code %s', async (_row, load, text) => {
  const Extra = lazyExtra(load);
  const { container } = render(
    <Suspense fallback="waiting">
      page <Extra />
    </Suspense>,
  );
  await screen.findByText(/^page/);
  expect(container.textContent).toBe(text);
});
