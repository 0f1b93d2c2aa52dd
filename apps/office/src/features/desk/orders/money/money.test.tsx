import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { MoneyProposal } from '@portal/domain/money/payments/office-money-proposals.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../../testing/open-office.tsx';
import { SAMPLE_ORDER, SAMPLE_WORK } from '../../../../testing/sample-order.ts';

const FINANCE = { ...ADA, roles: ['finance'], actions: actionsOf(['finance']) };
const RELEASE: MoneyProposal = {
  proposalId: 'p7',
  hash: 'h7',
  decision: 'release',
  state: 'submitted',
  amount: 50_000,
  inTrust: 50_000,
  staysInTrust: 0,
  reason: null,
  maker: 'Noor Haddad',
  isOwn: false,
  workedOnIt: false,
  submittedAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-12-20T15:00:00.000Z',
  endedBy: null,
  endedAt: null,
  staleBecause: null,
  note: null,
};
const STALE: MoneyProposal = { ...RELEASE, state: 'stale', staleBecause: 'amount-changed' };

type Money = NonNullable<OfficeOrder['money']>;

/** The page of an order with $50,000 in trust. */
function pageWith(changes: Partial<Money>, right = SAMPLE_ORDER.order.right) {
  const money: Money = {
    inTrust: 50_000,
    missing: 0,
    toDebit: 0,
    released: 0,
    refunded: 0,
    isDebitUnderWay: false,
    returnable: null,
    movements: [],
    flags: [],
    refundable: 0,
    moves: [],
    proposal: null,
    ...changes,
  };
  const order = { ...SAMPLE_ORDER.order, right };
  return good({ ...SAMPLE_ORDER, order, approval: null, moves: [], profiles: [], money });
}

async function open(page: ReturnType<typeof pageWith>, more: Parameters<typeof answerWith>[0] = {}) {
  const sent = answerWith({
    'GET /me': [good(FINANCE)],
    'GET /orders/o1': [page],
    'POST /viewing': [good(SAMPLE_WORK)],
    ...more,
  });
  await openOffice('/office/orders/o1#money');
  await screen.findByRole('heading', { name: 'Release and refund' });
  return sent;
}

const press = (name: string, where = within(document.body)) =>
  fireEvent.click(where.getByRole('button', { name }));

// Loaded before the tests, whose time limits are not about loading a page.
beforeAll(() => import('../order-page.tsx'));

describe('releasing and refunding with two people', () => {
  it('tells its maker who has to approve, and offers only to withdraw it', async () => {
    await open(pageWith({ moves: ['withdraw'], proposal: { ...RELEASE, isOwn: true } }));
    screen.getByText('You made this proposal. Another person must approve it.');
    screen.getByRole('button', { name: 'Withdraw proposal' });
    expect(screen.queryByRole('button', { name: 'Approve release' })).toBeNull();
  });

  it('lets a second person approve what they saw, after a confirmation', async () => {
    const sent = await open(pageWith({ moves: ['approve', 'return'], proposal: RELEASE }), {
      'POST /orders/o1/release/approve': [good(null)],
    });
    screen.getByText('A release of $50,000.00 is waiting for a second person');
    screen.getByText(/Proposed by Noor Haddad on .*, with \$50,000\.00 in trust/);
    press('Approve release');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/We book \$50,000\.00 as released to the issuer/);
    press('Approve release', dialog);
    await screen.findByText('Approved and booked.');
    const call = sent.find(({ call: name }) => name === 'POST /orders/o1/release/approve');
    expect(call?.body).toEqual({ proposalId: 'p7', hash: 'h7' });
  });

  it('offers no release while the investor may cancel, and says from when, by their clock', async () => {
    const right = { state: 'runs', endsAt: '2026-12-02T05:00:00.000Z', timeZone: 'America/Toronto' } as const;
    await open(pageWith({ moves: ['propose-release', 'propose-refund'], proposal: null }, right));
    screen.getByText(
      'The money can be released from December 2, 2026 at 12:01 a.m., when nobody can cancel any more.',
    );
    expect(screen.queryByRole('button', { name: 'Propose release' })).toBeNull();
    screen.getByRole('button', { name: 'Propose refund' });
  });

  it('says plainly that nothing moved because the amount changed', async () => {
    const why = refused(409, 'TRUST_AMOUNT_CHANGED', 'The amount in trust has changed since you saw it.');
    await open(pageWith({ moves: ['approve', 'return'], proposal: RELEASE }), {
      'GET /orders/o1': [
        pageWith({ moves: ['approve', 'return'], proposal: RELEASE }),
        pageWith({ inTrust: 50_001, moves: ['propose-release'], proposal: STALE }),
      ],
      'POST /orders/o1/release/approve': [why],
    });
    press('Approve release');
    const dialog = within(await screen.findByRole('alertdialog'));
    press('Approve release', dialog);
    await dialog.findByText('The amount in trust has changed since you saw it.');
    press('Cancel', dialog);
    await screen.findByText(/The amount in trust changed after the proposal\. No money moved\./);
    await screen.findByRole('button', { name: 'Propose release' });
    expect(screen.queryByRole('button', { name: 'Approve release' })).toBeNull();
  });

  it('proposes a refund of everything that may go back, only with a reason', async () => {
    const sent = await open(pageWith({ moves: ['propose-refund'], refundable: 50_000 }), {
      'POST /orders/o1/refund': [good(null)],
    });
    press('Propose refund');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/You can refund up to \$50,000\.00/);
    press('Propose refund', dialog);
    await dialog.findAllByText('Give a reason');
    expect(sent.some(({ call }) => call === 'POST /orders/o1/refund')).toBe(false);
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' The offering ended. ' } });
    press('Propose refund', dialog);
    await screen.findByText('The refund is waiting for a second person.');
    const call = sent.find(({ call: name }) => name === 'POST /orders/o1/refund');
    expect(call?.body).toEqual({ inTrust: 50_000, amount: 50_000, reason: 'The offering ended.' });
  });

  it('proposes a partial refund in dollars and cents, up to what may go back', async () => {
    const sent = await open(pageWith({ moves: ['propose-refund'], refundable: 250 }), {
      'POST /orders/o1/refund': [
        refused(400, 'VALIDATION', 'Check the form.', { amount: 'This answer is not valid' }),
        good(null),
      ],
    });
    press('Propose refund');
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByLabelText('Amount');
    expect(amount).toHaveProperty('value', '250');
    const reason = dialog.getByLabelText('Reason');
    fireEvent.change(reason, { target: { value: 'Paid too much.' } });
    for (const [typed, why] of [
      ['250.01', 'You can refund at most $250.00'],
      ['0', 'Enter an amount above $0, with at most two decimals'],
      ['-5', 'Enter an amount above $0, with at most two decimals'],
      ['10.005', 'Enter an amount above $0, with at most two decimals'],
      ['', 'Enter an amount above $0, with at most two decimals'],
    ] as const) {
      fireEvent.change(amount, { target: { value: typed } });
      fireEvent.blur(amount);
      press('Propose refund', dialog);
      await dialog.findAllByText(why);
    }
    expect(sent.some(({ call }) => call === 'POST /orders/o1/refund')).toBe(false);
    fireEvent.change(amount, { target: { value: '100.50' } });
    press('Propose refund', dialog);
    await dialog.findAllByText('This answer is not valid');
    expect([amount, reason]).toMatchObject([{ value: '100.50' }, { value: 'Paid too much.' }]);
    press('Propose refund', dialog);
    await screen.findByText('The refund is waiting for a second person.');
    expect(sent.findLast(({ call: name }) => name === 'POST /orders/o1/refund')?.body).toEqual({
      inTrust: 50_000,
      amount: 100.5,
      reason: 'Paid too much.',
    });
  });

  it('tells the approver of a partial refund how much goes back and how much stays', async () => {
    const part = { ...RELEASE, decision: 'refund', amount: 100.5, staysInTrust: 49_899.5 } as const;
    await open(pageWith({ moves: ['approve', 'return'], proposal: part }));
    screen.getByText('A refund of $100.50 is waiting for a second person');
    screen.getByText('After approval, $49,899.50 stays in trust for this order.');
    press('Approve refund');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/\$100\.50 as refunded .* \$49,899\.50 stays in trust/);
  });

  it('shows why a proposal was returned', async () => {
    const back: MoneyProposal = {
      ...RELEASE,
      state: 'returned',
      endedBy: 'May Chen',
      endedAt: '2026-11-21T15:00:00.000Z',
      note: 'Ask the trustee first.',
    };
    await open(pageWith({ moves: ['propose-release'], proposal: back }));
    screen.getByText(/^Returned by May Chen on .*: Ask the trustee first\.$/);
  });
});

describe('a flag on the money of an order', () => {
  it('is explained in plain words, like the movements, and can be cleared here', async () => {
    const flag = {
      id: 'f1',
      kind: 'looks-twice',
      since: '2026-11-20T15:00:00.000Z',
      dueAt: '2026-11-24T05:00:00.000Z',
      isOverdue: false,
      amount: 5_000,
      reference: 'rent',
      payor: null,
      told: null,
      order: { id: 'o1', reference: 'A1B2C3D4', deal: 'Maple Gate', total: 5_000, status: 'approved' },
      investor: { id: 'i1', name: 'Ada Tremblay' },
      cleared: null,
    } as const;
    const movement = {
      id: '0',
      kind: 'receipt-reversed',
      amount: -5_000,
      at: '2026-11-20T15:00:00.000Z',
      source: 'dealer',
      reference: 'rent',
      payor: null,
    } as const;
    const ofBank = {
      ...movement,
      id: '1',
      kind: 'received',
      source: 'bank',
      reference: 'bank line 7beacc02-e6ab',
      payor: 'Ana Roy',
    } as const;
    await open(pageWith({ flags: [flag], movements: [movement, ofBank], moves: ['propose-release'] }));
    expect(screen.getByText(/per bank statement/)).toBeDefined();
    expect(screen.queryByText(/7beacc02/)).toBeNull();
    screen.getByText('Payor: Ana Roy');
    const part = within(await screen.findByRole('region', { name: 'Money' }));
    part.getByText('Two payments of one amount have the same reference or close dates.');
    part.getByText(/^Receipt reversed/);
    expect(part.queryByText(/looks-twice|receipt-reversed/)).toBeNull();
    fireEvent.click(part.getByRole('button', { name: /^Clear flag: Two payments/ }));
    await screen.findByRole('dialog', { name: 'Clear this flag' });
  });
});

describe('a debit that the investor’s bank may still reverse', () => {
  const returnable = { amount: 50_000, until: '2027-02-17' };
  const WARNING =
    /^\$50,000\.00 was debited\. The investor’s bank can take it back until February 17, 2027\./;

  it.each([
    ['Propose release', 'alertdialog', { moves: ['propose-release'] }],
    ['Propose refund', 'dialog', { moves: ['propose-refund'], refundable: 50_000 }],
    ['Approve release', 'alertdialog', { moves: ['approve'], proposal: RELEASE }],
  ] satisfies [string, 'dialog' | 'alertdialog', Partial<Money>][])(
    'is said with the money of the order, and by %s',
    async (name, role, money) => {
      await open(pageWith({ returnable, ...money }));
      expect(screen.getAllByText(WARNING)).toHaveLength(1);
      press(name);
      expect(within(await screen.findByRole(role)).getAllByText(WARNING)).toHaveLength(1);
    },
  );
});

describe('a receipt recorded by hand', () => {
  const RECORD = 'POST /orders/o1/receipts';
  const type = (dialog: ReturnType<typeof within>, label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });

  async function fill() {
    fireEvent.click(await screen.findByRole('button', { name: 'Record receipt' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog, 'Payor', 'Tremblay Holdings Inc.');
    type(dialog, 'Amount', '2500.50');
    fireEvent.blur(dialog.getByLabelText('Amount'));
    type(dialog, 'Date received', '2026-11-16');
    type(dialog, 'Payment method', 'wire');
    type(dialog, 'Reference', 'W-1');
    fireEvent.click(dialog.getByRole('button', { name: 'Review receipt' }));
    return within(await screen.findByRole('alertdialog'));
  }

  it('is shown again before it is booked, and booked as it was shown', async () => {
    const sent = await open(pageWith({ moves: ['propose-release'] }), {
      [RECORD]: [good({ isNew: true, inTrust: 2_500.5, needsAttention: false })],
    });
    const question = await fill();
    question.getByText('Tremblay Holdings Inc.');
    question.getByText('$2,500.50');
    expect(sent.some(({ call }) => call.endsWith('/receipts'))).toBe(false);
    fireEvent.click(question.getByRole('button', { name: 'Book receipt' }));
    await screen.findByText('Receipt booked. $2,500.50 is in trust.');
    expect(sent.find(({ call }) => call.endsWith('/receipts'))?.body).toEqual({
      payor: 'Tremblay Holdings Inc.',
      amount: 2_500.5,
      day: '2026-11-16',
      method: 'wire',
      reference: 'W-1',
    });
  });

  it('that is refused keeps everything that was typed', async () => {
    await open(pageWith({ moves: ['propose-release'] }), {
      [RECORD]: [refused(400, 'VALIDATION', 'Check the form.', { reference: 'Use another reference.' })],
    });
    fireEvent.click((await fill()).getByRole('button', { name: 'Book receipt' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findAllByText('Use another reference.');
    expect(dialog.getByLabelText<HTMLInputElement>('Reference').value).toBe('W-1');
    expect(dialog.getByLabelText<HTMLInputElement>('Payor').value).toBe('Tremblay Holdings Inc.');
  });

  it('is retried under the same key after a network failure, and under a new key once its amount changed', async () => {
    const sent = await open(pageWith({ moves: ['propose-release'] }));
    const receipts = () => sent.filter(({ call }) => call === RECORD);
    const bookAgain = async (count: number) => {
      const dialog = within(await screen.findByRole('dialog'));
      fireEvent.click(dialog.getByRole('button', { name: 'Review receipt' }));
      press('Book receipt', within(await screen.findByRole('alertdialog')));
      await waitFor(() => expect(receipts()).toHaveLength(count));
      return within(await screen.findByRole('dialog'));
    };
    press('Book receipt', await fill());
    type(await bookAgain(2), 'Amount', '2500.51');
    await bookAgain(3);
    const [first, second, third] = receipts().map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('says beside each field what is missing', async () => {
    await open(pageWith({ moves: ['propose-release'] }));
    fireEvent.click(await screen.findByRole('button', { name: 'Record receipt' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Review receipt' }));
    await dialog.findAllByText('Enter the payor');
    for (const label of ['Payor', 'Amount', 'Date received', 'Payment method', 'Reference']) {
      expect(dialog.getByLabelText(label).getAttribute('aria-invalid'), label).toBe('true');
    }
  });
});
