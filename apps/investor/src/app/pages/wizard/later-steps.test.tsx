import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { heading, openWizard } from '../../../testing/open-wizard.tsx';
import { DETAILED, PLACED } from '../../../testing/sample-order.ts';
import { stubBrowser } from '../../../testing/stub-browser.ts';

stubBrowser();

/** Holds back the details step's code. */
const { release, untilReleased } = vi.hoisted(() => {
  let release: () => void = () => undefined;
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release: () => release(), untilReleased };
});

vi.mock('#features/trades/details/details-step.tsx', async (original) => {
  await untilReleased;
  return original();
});
vi.mock('#features/trades/pay/pay-step.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

describe('a later step of the wizard', () => {
  it('that loads slowly shows the frame with an outline, then itself', async () => {
    await openWizard('details', PLACED);
    expect(await screen.findByText('Opening your order')).toBeDefined();
    expect(await screen.findByRole('navigation', { name: 'Progress' })).toBeDefined();
    release();
    expect(await heading('Details of your order')).toBeDefined();
  });

  it('that fails to load says so in the frame, with a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openWizard('pay', DETAILED);
    expect(await heading('This page could not be shown')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Progress' })).toBeDefined();
  });
});
