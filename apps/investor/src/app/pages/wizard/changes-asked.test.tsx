import { TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, openWizard } from '../../../testing/open-wizard.tsx';
import { DETAILED } from '../../../testing/sample-order.ts';
import { stubBrowser } from '../../../testing/stub-browser.ts';

stubBrowser();

const RETURNED = {
  ...DETAILED,
  status: TRADE_STATUS_NUMBERS.changesAsked,
  reason: 'Phone: please tell us how it is today.',
};
const TASK = { id: 'i1', reason: 'out-of-date', note: '', isAnswered: false } as const;

describe('an order that the dealer asks to be changed', () => {
  it('links each change to its field, and says by when', async () => {
    const tasks = [
      { ...TASK, path: 'basics.phone', sentence: 'Phone: please tell us how it is today.' },
      {
        ...TASK,
        id: 'i2',
        path: 'order.quantity',
        sentence: 'Amount and number of units: please explain it.',
        isAnswered: true,
      },
    ];
    const changes = { id: 'r1', askedAt: '2026-11-18T15:00:00Z', answerBy: '2026-11-25', tasks };
    const more = { [`/user/trade/dealer/${RETURNED.id}`]: ok({ holder: null, changes }) };
    await openWizard('details', RETURNED, { more });
    const links = await Promise.all(
      tasks.map(({ sentence }) => screen.findByRole<HTMLAnchorElement>('link', { name: sentence })),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/wizard/maple-gate/application?field=basics.phone',
      '/wizard/maple-gate/order?field=amount',
    ]);
    expect(screen.getByText('You have changed this.')).toBeDefined();
    expect(screen.getByText(/Please answer by .*25, 2026/)).toBeDefined();
  });

  it('opens the field’s section and focuses the field', async () => {
    const changes = {
      id: 'r1',
      askedAt: '2026-11-18T15:00:00Z',
      answerBy: '2026-11-25',
      tasks: [{ ...TASK, path: 'political.pep.value', sentence: 'Public office: please explain it.' }],
    };
    const more = { [`/user/trade/dealer/${RETURNED.id}`]: ok({ holder: null, changes }) };
    await openWizard('application', RETURNED, { more });
    fireEvent.click(await screen.findByRole('link', { name: 'Public office: please explain it.' }));
    await screen.findByRole('heading', { name: /^Politic/ });
    await waitFor(() =>
      expect(document.activeElement?.closest('[id]')?.id ?? '').toContain('field-political-pep-value'),
    );
  });

  it('shows the dealer’s words if no field is named', async () => {
    await openWizard('details', RETURNED);
    expect(await screen.findByText(RETURNED.reason)).toBeDefined();
  });
});
