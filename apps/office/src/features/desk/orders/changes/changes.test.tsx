import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../../testing/open-office.tsx';
import { SAMPLE_ORDER, SAMPLE_WORK } from '../../../../testing/sample-order.ts';

const TIME = '2026-11-20T15:00:00.000Z';
const NOOR = { id: 'noor', name: 'Noor Haddad', roles: ['compliance'] } as const;
const item = (id: string, path: string) => ({
  id,
  path,
  reason: 'unclear',
  note: `Note of ${id}.`,
  isAnswered: false,
  withdrawn: null,
  former: [],
  before: 'Before',
  after: null,
});
const REQUEST = {
  id: 'r1',
  askedBy: NOOR,
  note: null,
  askedAt: TIME,
  answerBy: '2099-12-01',
  formerDays: [],
  reminded: [],
  remindFrom: TIME,
  withdrawn: null,
  isOpen: true,
  isBegun: false,
  answeredAt: null,
  closedAt: null,
  items: [item('phone', 'basics.phone'), item('details', 'order.details')],
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
async function open(request: object = {}, answers: object = {}, actions = actionsOf(['compliance'])) {
  const page = {
    ...SAMPLE_ORDER,
    profiles: [],
    order: { ...SAMPLE_ORDER.order, status: 'changesAsked' },
    changeRequests: [{ ...REQUEST, ...request }],
  };
  const sent = answerWith({
    'GET /me': [good({ ...ADA, roles: ['compliance'], actions })],
    'GET /orders/o1': [good(page)],
    'POST /viewing': [good(SAMPLE_WORK)],
    ...answers,
  });
  await openOffice('/office/orders/o1#profile');
  await screen.findByRole('heading', { name: 'Requested changes' });
  return sent;
}

beforeAll(() => import('../order-page.tsx'));
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

describe('a request for changes on the page of its order', () => {
  it('is withdrawn whole, or one thing of it', async () => {
    const sent = await open({}, { 'POST /orders/o1/changes/withdraw': [good(null), good(null)] });
    press(/^Withdraw this change: .*Phone/);
    let dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw this change' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    press('Withdraw request');
    dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(sent.filter(({ call }) => call.endsWith('/withdraw')).map(({ body }) => body)).toEqual([
      { requestId: 'r1', itemId: 'phone' },
      { requestId: 'r1', itemId: null },
    ]);
  });

  it('says who was first where somebody lost the race', async () => {
    const why = 'Nothing was changed: Ada Tremblay has just answered.';
    await open({}, { 'POST /orders/o1/changes/withdraw': [refused(409, 'REQUEST_ANSWERED', why)] });
    press('Withdraw request');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw request' }));
    await within(dialog).findByText(why);
  });

  it('is edited, each thing in new words, and shows those of before', async () => {
    const former = [{ at: TIME, by: NOOR, reason: 'expired', note: 'Long ago.' }];
    const sent = await open(
      { items: [{ ...item('phone', 'basics.phone'), former }] },
      { 'POST /orders/o1/changes/reword': [good(null)] },
    );
    screen.getByText(/Until Noor Haddad edited it on .*Expired: Long ago\./);
    press('Edit request');
    const dialog = await screen.findByRole('dialog');
    const note = within(dialog).getByLabelText(/^Note to the investor/);
    fireEvent.change(note, { target: { value: 'The cell, please.' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save and tell the investor' }));
    await waitFor(() =>
      expect(sent.find(({ call }) => call.endsWith('/reword'))?.body).toEqual({
        requestId: 'r1',
        items: [{ id: 'phone', reason: 'unclear', note: 'The cell, please.' }],
        answerBy: '2099-12-01',
      }),
    );
  });

  it('may be reminded of, and says when it was', async () => {
    const sent = await open(
      { reminded: [{ at: TIME, by: NOOR }] },
      { 'POST /orders/o1/changes/remind': [good(null)] },
    );
    screen.getByText(/Reminded by Noor Haddad on/);
    press('Send reminder');
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send reminder' }));
    await waitFor(() => expect(sent.some(({ call }) => call.endsWith('/remind'))).toBe(true));
  });

  it('is a line with its time where it cannot be reminded of or withdrawn now', async () => {
    await open({ remindFrom: '2099-11-30T15:00:00.000Z', isBegun: true });
    screen.getByText(/You can send a reminder from November 30, 2099/);
    screen.getByText(/is signing it again/);
    expect(screen.queryByRole('button', { name: /Send reminder|Withdraw request/ })).toBeNull();
  });

  it.each([
    ['it is over', { isOpen: false, withdrawn: { at: TIME, by: NOOR } }, actionsOf(['compliance'])],
    ['the person may not ask', {}, actionsOf(['representative']).filter((name) => name !== 'orders.return')],
  ])('offers nothing where %s', async (_row, request, actions) => {
    await open(request, {}, actions);
    expect(screen.queryByRole('button', { name: /reminder|Edit request|Withdraw/ })).toBeNull();
  });
});
