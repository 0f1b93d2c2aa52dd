import type { Claim, WorkOnPage } from '@portal/domain/desk/queues/office-desk.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice } from '../../../testing/open-office.tsx';
import { SAMPLE_ORDER } from '../../../testing/sample-order.ts';

const COMPLIANCE = { ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) };
const TIME = '2026-11-20T15:00:00.000Z';
const NOOR: Claim['holder'] = {
  id: 's9',
  name: 'Noor Haddad',
  roles: ['compliance'],
  since: TIME,
  until: '2026-11-20T19:00:00.000Z',
};
const heldBy = (holder: Claim['holder']): WorkOnPage => [
  { queue: 'new-orders', why: 'submitted', facts: {}, claim: { ...SAMPLE_ORDER.claim, version: 3, holder } },
  {
    queue: 'identity',
    why: 'not-checked',
    facts: {},
    claim: { ...SAMPLE_ORDER.claim, kind: 'identity', id: 'k1', version: 0 },
  },
];
const ROUTES = {
  'GET /me': [good(COMPLIANCE)],
  'GET /orders/o1': [good(SAMPLE_ORDER)],
  'POST /viewing': [good(heldBy(NOOR))],
};
const open = async () => {
  await openOffice('/office/orders/o1');
  return within(await screen.findByRole('region', { name: 'Who works on it' }));
};

// Loaded before the tests, whose time limits are not about loading a page.
beforeAll(() => import('./order-page.tsx'));

describe('the open work on the page of an order', () => {
  it('is claimed item by item, each in its own queue', async () => {
    const taken = { ...SAMPLE_ORDER.claim, kind: 'identity', id: 'k1', version: 1 };
    const sent = answerWith({ ...ROUTES, 'POST /desk/identity/claim': [good(taken)] });
    const panel = await open();
    await panel.findByText('Identity checks: Not compared');
    fireEvent.click(panel.getByRole('button', { name: 'Claim: Identity checks' }));
    await waitFor(() => expect(sent.some(({ call }) => call === 'POST /desk/identity/claim')).toBe(true));
    expect(sent.find(({ call }) => call === 'POST /desk/identity/claim')?.body).toEqual({
      id: 'k1',
      version: 0,
    });
  });

  it('is taken over from a colleague with a reason, and not without one', async () => {
    const mine = good([{ id: 'o1', claim: null, refused: null }]);
    const sent = answerWith({ ...ROUTES, 'POST /desk/new-orders/act': [mine] });
    const panel = await open();
    await panel.findByText(/This order is assigned to Noor Haddad until/);
    fireEvent.click(panel.getByRole('button', { name: 'Take over' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    expect((await dialog.findAllByText('Say why you are taking over')).length).toBeGreaterThan(0);
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' Noor is away ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ call }) => call === 'POST /desk/new-orders/act')?.body).toEqual({
      rows: [{ id: 'o1', version: 3 }],
      do: { act: 'take-over', reason: 'Noor is away' },
    });
  });

  it('says why it was too late to take it over', async () => {
    const late = { code: 'CHANGED_MEANWHILE', sentence: 'Somebody changed this meanwhile.' };
    const refused = good([{ id: 'o1', claim: null, refused: late }]);
    answerWith({ ...ROUTES, 'POST /desk/new-orders/act': [refused] });
    const panel = await open();
    fireEvent.click(await panel.findByRole('button', { name: 'Take over' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Noor is away' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Take over' }));
    await screen.findByText('Somebody changed this meanwhile.');
  });

  it('is no longer reported as open once the page is left', async () => {
    const sent = answerWith({
      ...ROUTES,
      'GET /desk': [good({ queues: [], uncounted: [], views: [], colleagues: [] })],
    });
    await open();
    fireEvent.click(screen.getByRole('link', { name: 'Desk' }));
    const bodies = () => sent.filter(({ call }) => call === 'POST /viewing').map(({ body }) => body);
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ kind: 'order', id: 'o1', isOpen: false }));
  });
});
