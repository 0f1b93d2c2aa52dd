import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice } from '../../../../testing/open-office.tsx';
import { SAMPLE_ORDER, SAMPLE_WORK } from '../../../../testing/sample-order.ts';

beforeAll(() => import('../order-page.tsx'));

const COMPLIANCE = { ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) };
const NOT_COMPARED = 'The identity documents have not been compared with the answers';
const FLAGGED = 'The profile is flagged';
const declaration = SAMPLE_ORDER.reading?.declaration;
const UNPROPOSED = { ...SAMPLE_ORDER, profiles: [], approval: null, moves: ['propose-approval'] };
const DECLARED = {
  ...SAMPLE_ORDER,
  profiles: [],
  approval: {
    ...SAMPLE_ORDER.approval,
    exception: { checks: ['profile-flag'], reason: 'They came in person.' },
  },
  moves: ['approve'],
};

async function open(page: object, hash = '') {
  const sent = answerWith({
    'GET /me': [good(COMPLIANCE)],
    'GET /orders/o1': [good(page)],
    'POST /viewing': [good(SAMPLE_WORK)],
    'POST /orders/o1/proposal': [good(null)],
    'POST /orders/o1/approve': [good(null)],
  });
  await openOffice(`/office/orders/o1${hash}`);
  await screen.findByRole('heading', { level: 1, name: 'Zoé Bélanger' });
  return sent;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('an order with open checks', () => {
  it('says so, and is proposed with what is open and why', async () => {
    const sent = await open({ ...UNPROPOSED, checks: ['profile-flag', 'payment-flag'] });
    expect(screen.getByText(FLAGGED)).toBeDefined();
    press('Propose approval');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('A payment of the order is flagged')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Propose approval' }));
    await dialog.findAllByText('Give the reason to approve despite this');
    const reason = dialog.getByLabelText('Reason to approve despite this');
    fireEvent.change(reason, { target: { value: ' They came in person. ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Propose approval' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ call }) => call === 'POST /orders/o1/proposal')?.body).toEqual({
      declaration,
      exception: { checks: ['profile-flag', 'payment-flag'], reason: 'They came in person.' },
    });
  });

  it('is proposed plainly if nothing is open', async () => {
    const sent = await open({ ...UNPROPOSED, checks: [] });
    expect(screen.queryByText('Open items')).toBeNull();
    press('Propose approval');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Propose approval' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call === 'POST /orders/o1/proposal')?.body).toEqual({ declaration }),
    );
  });

  it('cannot be approved if its documents do not match, not even as an exception', async () => {
    await open({ ...UNPROPOSED, moves: [], checks: ['identity-not-confirmed'] });
    expect(screen.getByText(/cannot be approved this way\.$/)).toBeDefined();
    expect(screen.queryByText(/declared exception/)).toBeNull();
  });

  it('shows the second person the exception first, on the page and in the dialog', async () => {
    await open(DECLARED);
    expect(screen.getByText('Declared exception')).toBeDefined();
    press('Approve order');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(FLAGGED)).toBeDefined();
    expect(dialog.getByText('Reason: They came in person.')).toBeDefined();
  });

  it('keeps the exception in the history', async () => {
    const facts = { exceptions: 'identity-not-checked', reason: 'They came in person.' };
    const who = { kind: 'staff', name: 'Noor Haddad', roles: ['compliance'] };
    const at = '2026-11-20T15:00:00.000Z';
    const entry = { id: 'audit:9', at, action: 'trade.approved', who, facts };
    await open({ ...UNPROPOSED, moves: [], timeline: { entries: [entry], older: null } }, '#timeline');
    expect(screen.getByText(`Exception: ${NOT_COMPARED}.`)).toBeDefined();
    expect(screen.getByText('Reason: They came in person.')).toBeDefined();
  });
});
