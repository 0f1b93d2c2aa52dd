import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { closePage } from './close-page.ts';
import { lateError } from './late-error.ts';

it('a missing element is reported with the page as it was when the wait ended', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  render(<p>Opening your order</p>);
  const failure = await screen
    .findByRole('button', { name: 'Next Step' }, { timeout: 60 })
    .catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).toMatch(/Next Step[\s\S]*Opening your order/);
  await closePage();
  expect(String(failure)).toContain('Opening your order');
});

it('the page is not serialised before somebody reads the message', () => {
  const page = document.createElement('main');
  const read = vi.spyOn(page, 'outerHTML', 'get');
  const error = lateError('Nothing is called Next Step', page);
  expect(read).not.toHaveBeenCalled();
  page.textContent = 'Opening your order';
  expect(error.message).toContain('Opening your order');
});
