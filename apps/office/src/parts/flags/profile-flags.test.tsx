import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../testing/open-office.tsx';
import { SAMPLE_ORDER, SAMPLE_WORK } from '../../testing/sample-order.ts';

const FLAG = { id: 'f1', kind: 'other-name', since: '2026-11-20T15:00:00.000Z', other: null };
const profile = (flags: readonly (typeof FLAG)[]) =>
  good({ version: SAMPLE_ORDER.profiles[0], answers: {}, evidence: [], identityCheck: null, flags });
const PROFILE = `GET /orders/o1/profiles/${SAMPLE_ORDER.profiles.find(({ isOrders }) => isOrders)?.kycId}`;
const CLEAR = `POST /investors/${SAMPLE_ORDER.investor.id}/profile-flags/f1/clear`;
const WHAT = 'The name on the profile differs from the account.';

const routesOf = (role: StaffRole) => ({
  'GET /me': [good({ ...ADA, roles: [role], actions: actionsOf([role]) })],
  'GET /orders/o1': [good(SAMPLE_ORDER)],
  [PROFILE]: [profile([FLAG]), profile([])],
  'POST /viewing': [good(SAMPLE_WORK)],
});

beforeAll(() => import('#features/desk/orders/order-page.tsx'));

async function sendReason() {
  fireEvent.click(await screen.findByRole('button', { name: `Clear flag: ${WHAT}` }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Your finding'), { target: { value: ' Married since. ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Clear flag' }));
  return dialog;
}

describe('a flag of a profile, on the page of an order', () => {
  it('says what to do, and is cleared with a reason', async () => {
    const sent = answerWith({ ...routesOf('compliance'), [CLEAR]: [good(null)] });
    await openOffice('/office/orders/o1');
    await screen.findByText('Compare it with the identity document.');
    await sendReason();
    await screen.findByText('Flag cleared.');
    expect(sent.find(({ call }) => call === CLEAR)?.body).toEqual({ reason: 'Married since.' });
    await waitFor(() => expect(screen.queryByText(WHAT)).toBeNull());
  });

  it('says if somebody was faster, and keeps what was typed', async () => {
    const late = refused(409, 'CHANGED_MEANWHILE', 'Somebody changed this meanwhile.');
    answerWith({ ...routesOf('compliance'), [PROFILE]: [profile([FLAG])], [CLEAR]: [late] });
    await openOffice('/office/orders/o1');
    const dialog = await sendReason();
    await dialog.findByText('Somebody changed this meanwhile.');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Your finding').value).toBe(' Married since. ');
  });

  it('is shown to a representative, without the button', async () => {
    answerWith(routesOf('representative'));
    await openOffice('/office/orders/o1');
    await screen.findByText(WHAT);
    expect(screen.queryByRole('button', { name: /^Clear flag/ })).toBeNull();
  });
});
