import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { clearToasts } from '@portal/web/toasts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { heading, ok, openWizard, wizardAddress } from '../../testing/open-wizard.tsx';
import { AUTHORIZED, DETAILED, PAID_OUTSIDE_ORDER, PLACED, SIGNED } from '../../testing/sample-order.ts';
import { stubBrowser } from '../../testing/stub-browser.ts';

// A wizard page makes four calls before it shows, which is slow on a busy machine.
stubBrowser();
afterEach(clearToasts);

describe('the focus', () => {
  it.each([
    ['order', null, 'How much would you like to invest?'],
    ['complete', { ...SIGNED, status: 1 }, 'Thank you. Your order is with the dealer.'],
  ])('on %s goes to its heading, even if its code loads late', async (step, trade, title) => {
    await openWizard(step, trade);
    const shown = await heading(title);
    await waitFor(() => expect(document.activeElement).toBe(shown));
  });
});

describe('the chrome', () => {
  it.each([
    ['order', null, 'How much would you like to invest?', 'Next Step'],
    ['application', PLACED, 'Your investor profile', 'Next Step'],
    ['details', PLACED, 'Details of your order', 'Next Step'],
    ['pay', DETAILED, 'Payment instructions', 'Complete Payment'],
    ['sign', AUTHORIZED, 'Read and sign your documents', 'Next Step'],
  ])('of %s has its title and its button', async (step, trade, title, button) => {
    await openWizard(step, trade);
    await heading(title);
    expect(screen.getByRole('button', { name: button })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Save & Exit' })[0]?.getAttribute('href')).toBe(
      '/dashboard/marketplace',
    );
  });

  it.each([
    ['order', null],
    ['application', PLACED],
    ['sign', AUTHORIZED],
    ['complete', PAID_OUTSIDE_ORDER],
  ])(
    'of %s has the support line and the way to write, in its bar and below the step',
    async (step, trade) => {
      await openWizard(step, trade);
      await screen.findByRole('main');
      const [bar = document.body] = screen.getAllByRole('banner');
      const main = within(screen.getByRole('main'));
      await waitFor(() => expect(within(bar).getByRole('link', { name: /^Call us at/ })).toBeDefined());
      expect(within(bar).getByRole('link', { name: 'Contact us' })).toBeDefined();
      expect(main.getByRole('link', { name: '1-844-955-4114' }).getAttribute('href')).toBe(
        'tel:+18449554114',
      );
      fireEvent.click(main.getByRole('link', { name: 'Contact us' }));
      expect(await screen.findByRole('dialog', { name: /Contact us|Write/ })).toBeDefined();
      expect(wizardAddress()).toContain(step);
    },
  );

  it('has no bottom bar on the last page: nothing comes next', async () => {
    await openWizard('complete', PAID_OUTSIDE_ORDER);
    await heading('Almost done');
    expect(screen.queryAllByRole('button', { name: /^(Next Step|Previous)$/ })).toEqual([]);
  });

  it('names all steps, and the two parts of Payment', async () => {
    await openWizard('pay', DETAILED);
    await heading('Payment instructions');
    const steps = within(screen.getByRole('navigation', { name: 'Progress' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent.replace(/^\d/, ''));
    expect(steps).toEqual([
      'Amount, done',
      'Profile, done',
      'Payment, current step',
      'Signing, not started',
      'Review, not started',
      'Subscription, done',
      'Payment, current step',
    ]);
  });

  it('opens completed steps on click, but no later ones', async () => {
    await openWizard('pay', DETAILED);
    await heading('Payment instructions');
    const progress = within(screen.getByRole('navigation', { name: 'Progress' }));
    expect(progress.queryByRole('button', { name: /^Signing/ })).toBeNull();
    fireEvent.click(progress.getByRole('button', { name: 'Amount, done' }));
    await heading('How much would you like to invest?');
    expect(wizardAddress()).toBe('/wizard/maple-gate/order');
  });

  it('keeps the slice at the step of the page on screen, with what is complete', async () => {
    const { store } = await openWizard('pay', DETAILED);
    await heading('Payment instructions');
    expect(store.getState().wizard).toMatchObject({
      steps: ['order', 'application', 'details', 'complete'],
      current: 'details',
      prev: 'application',
      next: 'complete',
      completed: ['order', 'application'],
      completedPages: ['order', 'application', 'details'],
    });
    expect(store.getState().trade.trade?.id).toBe('trade-1');
  });

  it('closes Next until the step is complete, says what is missing and points at it', async () => {
    await openWizard('pay', DETAILED);
    await heading('Payment instructions');
    const next = await screen.findByRole<HTMLButtonElement>('button', { name: 'Complete Payment' });
    expect(next.disabled).toBe(true);
    expect(
      await screen.findByText(/^Still needed: Transit number, Institution number and 2 more/),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show me' }));
    const summary = await screen.findByRole('alert', { name: '4 answers need your attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
  });

  it('closes Previous on sign once anything is signed', async () => {
    await openWizard('sign', { ...SIGNED, status: 0 });
    await heading('Your documents are signed');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    expect(screen.getByText(/the earlier steps can no longer change/)).toBeDefined();
  });
});

describe('cancelling', () => {
  async function askToCancel(): Promise<HTMLElement> {
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    return screen.findByRole('alertdialog', { name: 'Cancel investment order?' });
  }

  it('asks first, archives the order and leads to the page of the deal', async () => {
    const { sent } = await openWizard('details', PLACED, {
      more: { '/user/trade/archive/trade-1': ok(tradeToWire(PLACED)) },
    });
    await heading('Details of your order');
    const dialog = await askToCancel();
    expect(dialog.textContent).toContain(
      'If you cancel this investment, the information you have filled out so far for this order will not be saved. Your investor profile stays as it is.',
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, cancel' }));
    await waitFor(() => expect(wizardAddress()).toBe('/dashboard/marketplace/maple-gate'));
    expect(sent.filter(({ path }) => path === '/user/trade/archive/trade-1')).toHaveLength(1);
  });

  it('archives nothing where no order was placed', async () => {
    const { sent } = await openWizard('order', null);
    await heading('How much would you like to invest?');
    fireEvent.click(within(await askToCancel()).getByRole('button', { name: 'Yes, cancel' }));
    await waitFor(() => expect(wizardAddress()).toBe('/dashboard/marketplace/maple-gate'));
    expect(sent.some(({ path }) => path.includes('archive'))).toBe(false);
  });

  it('is not asked again once the page is left another way', async () => {
    const { store } = await openWizard('order', PLACED);
    await screen.findByRole('button', { name: 'Cancel' });
    await askToCancel();
    cleanup();
    expect(store.getState().modal.cancel).toBe(false);
  });

  it('can be called off', async () => {
    await openWizard('order', null);
    await heading('How much would you like to invest?');
    fireEvent.click(within(await askToCancel()).getByRole('button', { name: 'No, go back to my order' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(wizardAddress()).toBe('/wizard/maple-gate/order');
  });
});

describe('typing a later address', () => {
  it.each([
    ['pay', 'without an order', null, true, 'order'],
    ['sign', 'without an order', null, true, 'order'],
    ['details', 'with a profile that is not complete', PLACED, false, 'application'],
    ['pay', 'before the details', PLACED, true, 'details'],
    ['sign', 'before the payment', DETAILED, true, 'pay'],
    ['complete', 'before the signatures of a debit', AUTHORIZED, true, 'sign'],
    ['no-such-step', 'of no step at all', DETAILED, true, 'pay'],
  ])('%s %s leads back to the first unmet page', async (step, _when, trade, isSubmitted, expected) => {
    await openWizard(step, trade, { isSubmitted });
    await waitFor(() => expect(wizardAddress()).toBe(`/wizard/maple-gate/${expected}`));
  });

  it('opens the last page of an order paid outside the portal before it is signed', async () => {
    await openWizard('complete', PAID_OUTSIDE_ORDER);
    await heading('Almost done');
    expect(screen.getByRole('link', { name: 'Go to signing' }).getAttribute('href')).toBe(
      '/wizard/maple-gate/sign',
    );
    expect(wizardAddress()).toBe('/wizard/maple-gate/complete');
  });
});
