import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { FlagPage, PaymentFlagShown } from '@portal/domain/money/payments/office-flags.wire';
import { PAYMENT_FLAG_KINDS } from '@portal/domain/money/payments/payment-flag-kinds';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

beforeAll(() => import('./flags-page.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const FLAG: PaymentFlagShown = {
  id: 'f1',
  kind: 'overpaid',
  since: '2026-11-20T15:00:00.000Z',
  dueAt: '2026-11-24T05:00:00.000Z',
  isOverdue: true,
  amount: 123.45,
  reference: 'rent',
  payor: null,
  told: null,
  order: { id: 'a1b2c3d4-0000', reference: 'A1B2C3D4', deal: 'Maple Gate', total: 5_000, status: 'approved' },
  investor: { id: 'i1', name: 'Ada Tremblay' },
  cleared: null,
};
const page = (rows: readonly PaymentFlagShown[], change: Partial<FlagPage> = {}) =>
  good({ rows, count: { value: rows.length, isCapped: false }, next: null, ...change });
const OPEN = 'GET /money/flags?state=open';
const CLEARED = 'GET /money/flags?state=cleared';
const CLEAR = 'POST /money/flags/f1/clear';

async function openDialog() {
  fireEvent.click(
    await screen.findByRole('button', {
      name: 'Clear flag: Payment exceeds the order total.',
    }),
  );
  return within(await screen.findByRole('dialog'));
}
const send = (dialog: ReturnType<typeof within>, reason: string) => {
  fireEvent.change(dialog.getByLabelText('Your finding'), { target: { value: reason } });
  fireEvent.click(dialog.getByRole('button', { name: 'Clear flag' }));
};

const UNMATCHED = {
  'GET /me': [good(FINANCE)],
  [OPEN]: [page([{ ...FLAG, kind: 'unmatched', order: null, investor: null, told: 'SUB-1' }])],
  'GET /money/orders?search=77c0': [
    good([
      {
        tradeId: 't1',
        reference: '77C0FFEE',
        investor: 'Zoé Bélanger',
        status: 'approved',
        total: 5_000,
        missing: 5_000,
        told: [],
      },
    ]),
  ],
};

/** Opens the dialog, finds an order and chooses it. */
async function chooseOrder() {
  fireEvent.click(await screen.findByRole('button', { name: /^Allocate to order: Payment received/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Find order'), { target: { value: '77c0' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Find' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Choose order 77C0FFEE' }));
  await dialog.findByRole('button', { name: 'Allocate to 77C0FFEE' });
  return dialog;
}

describe('the page of payment flags', () => {
  it('shows in plain words what was found, what to do, the amount, the order, and until when', async () => {
    answerWith({ 'GET /me': [good(FINANCE)], [OPEN]: [page([FLAG])] });
    await openOffice('/office/money/flags');
    const list = within(await screen.findByRole('region', { name: 'Open flags, oldest first' }));
    list.getByText('Payment exceeds the order total.');
    list.getByText('Refund the excess from the order’s page.');
    list.getByText('Amount: $123.45');
    list.getByText('Reference: rent');
    list.getByText('Overdue');
    list.getByText(/^Flagged .* \(\d+ days?\)$/);
    expect(list.getByRole('link', { name: 'Order A1B2C3D4' }).getAttribute('href')).toBe(
      '/office/orders/a1b2c3d4-0000#money',
    );
  });

  it('has its own words for every kind, never the internal name', async () => {
    const flags = PAYMENT_FLAG_KINDS.map((kind) => ({ ...FLAG, id: kind, kind }));
    answerWith({ 'GET /me': [good(FINANCE)], [OPEN]: [page(flags)] });
    await openOffice('/office/money/flags');
    const items = within(await screen.findByRole('region', { name: /Open flags/ }))
      .getAllByRole('row')
      .slice(1);
    const shown = items.map(({ textContent }) => textContent ?? '');
    expect(new Set(shown).size).toBe(PAYMENT_FLAG_KINDS.length);
    expect(shown.filter((text) => /officeFlags|[a-z]+-[a-z]+-[a-z]+|told-otherwise/.test(text))).toEqual([]);
  });

  it('clears a flag with a reason', async () => {
    const sent = answerWith({
      'GET /me': [good(FINANCE)],
      [OPEN]: [page([FLAG]), page([])],
      [CLEAR]: [good(null)],
    });
    await openOffice('/office/money/flags');
    send(await openDialog(), ' They paid twice on purpose. ');
    await screen.findByText('No open payment flags');
    expect(sent.find(({ call }) => call === CLEAR)?.body).toEqual({ reason: 'They paid twice on purpose.' });
  });

  it.each([
    ['nothing', ' ', 'Give a reason'],
    ['too much', 'r'.repeat(1_001), 'Use 1,000 characters or fewer'],
  ])('says beside the field if %s was typed, and keeps it', async (_what, reason, message) => {
    const sent = answerWith({ 'GET /me': [good(FINANCE)], [OPEN]: [page([FLAG])] });
    await openOffice('/office/money/flags');
    const dialog = await openDialog();
    send(dialog, reason);
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Your finding');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.getAllByText(message).length).toBeGreaterThan(0);
    expect(field.value).toBe(reason);
    expect(sent.some(({ call }) => call === CLEAR)).toBe(false);
  });

  it('says if somebody was faster, and keeps what was typed', async () => {
    answerWith({
      'GET /me': [good(FINANCE)],
      [OPEN]: [page([FLAG])],
      [CLEAR]: [refused(409, 'CHANGED_MEANWHILE', 'Somebody changed this meanwhile.')],
    });
    await openOffice('/office/money/flags');
    const dialog = await openDialog();
    send(dialog, 'Asked the bank.');
    await dialog.findByText('Somebody changed this meanwhile.');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Your finding').value).toBe('Asked the bank.');
  });

  it('shows for cleared flags who, when and why, and which ended by themselves', async () => {
    const cleared = { at: '2026-11-22T15:00:00.000Z', by: 'Noor Haddad', reason: 'Paid twice on purpose.' };
    answerWith({
      'GET /me': [good(FINANCE)],
      [OPEN]: [page([FLAG])],
      [CLEARED]: [
        page([
          { ...FLAG, cleared },
          { ...FLAG, id: 'f2', cleared: { ...cleared, by: null, reason: null } },
          { ...FLAG, id: 'f3', cleared: { ...cleared, by: null } },
        ]),
      ],
    });
    await openOffice('/office/money/flags');
    fireEvent.click(await screen.findByRole('link', { name: 'Cleared' }));
    await screen.findByText(/^Cleared by Noor Haddad on /);
    expect(screen.getAllByText('Reason: Paid twice on purpose.')).toHaveLength(2);
    screen.getByText(/^Cleared by itself on /);
    screen.getByText(/^Cleared on /);
    expect(screen.queryByRole('button', { name: /^Clear flag/ })).toBeNull();
  });

  it('counts money reported twice only once, with a reason', async () => {
    const call = 'POST /money/flags/f1/count-once';
    const sent = answerWith({
      'GET /me': [good(FINANCE)],
      [OPEN]: [page([{ ...FLAG, kind: 'looks-twice' }]), page([])],
      [call]: [good(null)],
    });
    await openOffice('/office/money/flags');
    fireEvent.click(await screen.findByRole('button', { name: /^Count once: Two payments/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const finding = dialog.getByLabelText('Your finding');
    await waitFor(() => expect(document.activeElement).toBe(finding));
    fireEvent.change(finding, { target: { value: 'Told twice.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Count once' }));
    await screen.findByText('The payment now counts once.');
    expect(sent.find((one) => one.call === call)?.body).toEqual({ reason: 'Told twice.' });
  });

  it('assigns money of an unknown order to the one that finance finds, after a confirmation', async () => {
    const call = 'POST /money/flags/f1/apply';
    const sent = answerWith({ ...UNMATCHED, [call]: [good(null)] });
    await openOffice('/office/money/flags');
    const dialog = await chooseOrder();
    dialog.getByText('Goes to order 77C0FFEE of Zoé Bélanger.');
    const give = dialog.getByRole('button', { name: 'Allocate to 77C0FFEE' });
    await waitFor(() => expect(document.activeElement).toBe(give));
    fireEvent.click(give);
    await screen.findByText('Payment allocated to order 77C0FFEE.');
    expect(sent.find((one) => one.call === call)?.body).toEqual({ orderId: 't1' });
  });

  it('keeps what was chosen if somebody was faster', async () => {
    const late = refused(409, 'CHANGED_MEANWHILE', 'Somebody changed this meanwhile.');
    answerWith({ ...UNMATCHED, 'POST /money/flags/f1/apply': [late] });
    await openOffice('/office/money/flags');
    const dialog = await chooseOrder();
    fireEvent.click(dialog.getByRole('button', { name: 'Allocate to 77C0FFEE' }));
    await dialog.findByText('Somebody changed this meanwhile.');
    dialog.getByText('Goes to order 77C0FFEE of Zoé Bélanger.');
  });

  it('lets compliance clear it, but not assign it to an order', async () => {
    const compliance = { ...ADA, roles: ['compliance' as const], actions: actionsOf(['compliance']) };
    answerWith({ ...UNMATCHED, 'GET /me': [good(compliance)] });
    await openOffice('/office/money/flags');
    await screen.findByRole('button', { name: /^Clear flag/ });
    expect(screen.queryByRole('button', { name: /^Allocate to order/ })).toBeNull();
  });

  it('shows a representative the flags without a button', async () => {
    answerWith({
      'GET /me': [good({ ...ADA, roles: ['representative'], actions: actionsOf(['representative']) })],
      [OPEN]: [page([{ ...FLAG, order: null, investor: null, told: 'SUB-1' }])],
    });
    await openOffice('/office/money/flags');
    await screen.findByText('Order per the bank: SUB-1');
    expect(screen.queryByRole('button', { name: /^Clear flag/ })).toBeNull();
  });

  it('works in French, too', async () => {
    answerWith({ 'GET /me': [good({ ...FINANCE, language: 'fr' })], [OPEN]: [page([FLAG])] });
    await openOffice('/office/money/flags', 'fr');
    await screen.findByRole('heading', { name: 'Paiements signalés' });
    await screen.findByText('Paiement supérieur au montant de l’ordre.');
  });
});
