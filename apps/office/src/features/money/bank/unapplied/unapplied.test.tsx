import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { OrderChoice } from '@portal/domain/money/bank/lines/office-money.wire';
import type {
  SendBackProposal,
  UnappliedMoney,
  UnappliedPage,
} from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../../testing/open-office.tsx';

beforeAll(() => import('./unapplied-page.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const MONEY: UnappliedMoney = {
  id: 'u1',
  lineId: 'l1',
  account: 'TD 0417',
  day: '2026-10-05',
  description: 'WIRE OF NOBODY',
  payor: 'M Okafor',
  amount: 7500,
  left: 2499.99,
  reason: 'No such number',
  by: 'Noor Haddad',
  at: '2026-10-06T15:00:00.000Z',
  uses: [
    {
      id: 'x1',
      kind: 'allocated',
      amount: 5000,
      tradeId: 'o1',
      reference: '3A2D34FE',
      investor: 'Marie Okafor',
      sentOn: null,
      isSeen: false,
      reason: 'She called',
      by: 'Noor Haddad',
      at: '2026-10-07T15:00:00.000Z',
      undoneBy: null,
      undoneAt: null,
      undoneReason: null,
    },
    {
      id: 'x2',
      kind: 'sent-back',
      amount: 0.01,
      tradeId: null,
      reference: null,
      investor: null,
      sentOn: '2026-10-08',
      isSeen: true,
      reason: 'One cent too much',
      by: null,
      at: '2026-10-08T15:00:00.000Z',
      undoneBy: null,
      undoneAt: null,
      undoneReason: null,
    },
  ],
  proposal: null,
  moves: ['propose'],
};
const UNUSED: UnappliedMoney = { ...MONEY, id: 'u2', amount: 80, left: 80, uses: [] };
const PROPOSAL: SendBackProposal = {
  proposalId: 'p1',
  hash: 'f0',
  state: 'submitted',
  amount: 80,
  sentOn: '2026-10-09',
  reason: 'The bank asked',
  maker: 'Noor Haddad',
  isOwn: false,
  workedOnIt: false,
  submittedAt: '2026-10-09T15:00:00.000Z',
  expiresAt: '2026-11-08T15:00:00.000Z',
  endedBy: null,
  endedAt: null,
  staleBecause: null,
  note: null,
};
const PROPOSED: UnappliedMoney = { ...UNUSED, proposal: PROPOSAL, moves: ['approve', 'return'] };
const ORDER: OrderChoice = {
  tradeId: 'o2',
  reference: '77C01B9D',
  investor: 'Jean Roy',
  status: 'approved',
  total: 5000,
  missing: 5000,
  told: [],
};
const page = (change: Partial<UnappliedPage> = {}) =>
  good({ rows: [MONEY, UNUSED], left: 2579.99, next: null, ...change });

const answer = (calls: Parameters<typeof answerWith>[0], self: typeof ADA = FINANCE) =>
  answerWith({ 'GET /me': [good(self)], ...calls });
const inDialog = () => within(screen.getByRole('dialog'));
const type = (label: string, text: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const posted = (sent: ReturnType<typeof answerWith>) =>
  sent.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => ({ call, body }));
const open = async () => {
  await openOffice('/office/money/unapplied');
  await screen.findByText('Total unapplied');
};

describe('unapplied money', () => {
  it('shows what is left in total, and what was done with each item', async () => {
    answer({ 'GET /money/unapplied': [page()] });
    await open();
    expect(screen.getByText('Total unapplied').textContent).toBe('Total unapplied $2,579.99');
    expect(screen.getByRole('link', { name: '3A2D34FE' }).getAttribute('href')).toBe('/office/orders/o1');
    expect(screen.getByText('Sent back on October 8, 2026. It is on the bank statement.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo: Sent back, $0.01' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Undo keeping/ })).toHaveLength(1);
  });

  it('names each button by its visible words, so that voice control finds it (WCAG 2.5.3)', async () => {
    answer({ 'GET /money/unapplied': [page()] });
    await open();
    const buttons = within(screen.getByRole('region', { name: 'Unapplied funds' })).getAllByRole('button');
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      expect(button.getAttribute('aria-label')).toContain(button.textContent);
    }
  });

  it('is read only for people who may not change it', async () => {
    answer(
      { 'GET /money/unapplied': [page()] },
      { ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) },
    );
    await open();
    expect(screen.queryByRole('button', { name: /Allocate|Undo|sent back/ })).toBeNull();
  });

  it('says what failed and loads again, and says so if there is none', async () => {
    answer({
      'GET /money/unapplied': [refused(500, 'FAULT', 'Something went wrong.'), page({ rows: [], left: 0 })],
    });
    await openOffice('/office/money/unapplied');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'No unapplied funds' });
  });

  it('is allocated to an order with a reason, never more than is left', async () => {
    const sent = answer({
      'GET /money/unapplied': [page()],
      'GET /money/orders?search=77c0': [good([ORDER])],
      'POST /money/unapplied/u1/allocate': [
        refused(409, 'UNAPPLIED_SPENT', 'That is more than is left of this money.'),
        good({ ids: ['x3'] }),
      ],
    });
    await open();
    press('Allocate funds: $2,499.99');
    type('Find order', '77c0');
    press('Find');
    press(
      await screen
        .findByRole('button', { name: 'Choose order 77C01B9D' })
        .then(() => 'Choose order 77C01B9D'),
    );
    expect(inDialog().getByLabelText('77C01B9D, Jean Roy')).toHaveProperty('value', '2,499.99');
    type('77C01B9D, Jean Roy', '2500');
    type('Basis for the match', 'He called');
    press('Allocate funds');
    await screen.findAllByText('The parts exceed what is left on the line by $0.01');
    expect(posted(sent)).toEqual([]);
    type('77C01B9D, Jean Roy', '2499.99');
    press('Allocate funds');
    await screen.findByText('That is more than is left of this money.');
    expect(inDialog().getByLabelText('Basis for the match')).toHaveProperty('value', 'He called');
    press('Allocate funds');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted(sent)[1]).toEqual({
      call: 'POST /money/unapplied/u1/allocate',
      body: { allocations: [{ tradeId: 'o2', amount: 2499.99 }], reason: 'He called' },
    });
  });

  it('can be proposed for sending back, with a reason and a day between its own and today', async () => {
    const sent = answer({
      'GET /money/unapplied': [page()],
      'POST /money/unapplied/u2/send-back': [good(null)],
    });
    await open();
    press('Propose to send back $80.00');
    type('Amount', '80.01');
    type('Date sent', '2026-10-04');
    fireEvent.click(inDialog().getByRole('button', { name: 'Propose to send back' }));
    for (const wrong of [
      'Only $80.00 is left',
      'The money was received on October 5, 2026',
      'Give a reason',
    ]) {
      expect((await screen.findAllByText(wrong)).length).toBeGreaterThan(0);
    }
    type('Date sent', '2999-01-01');
    await screen.findAllByText('This date is in the future');
    type('Date sent', '2026-10-09');
    type('Amount', '80');
    type('Reason', 'The bank asked');
    fireEvent.click(inDialog().getByRole('button', { name: 'Propose to send back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted(sent)).toEqual([
      {
        call: 'POST /money/unapplied/u2/send-back',
        body: { amount: 80, day: '2026-10-09', reason: 'The bank asked' },
      },
    ]);
  });

  it('is sent back once a second person approves the proposal as seen', async () => {
    const sent = answer({
      'GET /money/unapplied': [page({ rows: [PROPOSED] }), page({ rows: [UNUSED] })],
      'POST /money/unapplied/u2/send-back/approve': [good(null)],
    });
    await open();
    screen.getByText('$80.00 to be sent back is waiting for a second person');
    expect(screen.queryByRole('button', { name: 'Propose to send back $80.00' })).toBeNull();
    press('Approve sending back');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Approve sending back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(posted(sent)).toEqual([
      { call: 'POST /money/unapplied/u2/send-back/approve', body: { proposalId: 'p1', hash: 'f0' } },
    ]);
  });

  it('has its proposal returned to its maker with a reason, or withdrawn by them', async () => {
    const own: UnappliedMoney = { ...PROPOSED, id: 'u3', moves: ['withdraw'] };
    const sent = answer({
      'GET /money/unapplied': [page({ rows: [PROPOSED, own] })],
      'POST /money/unapplied/u2/send-back/return': [good(null)],
      'POST /money/unapplied/u3/send-back/withdraw': [good(null)],
    });
    await open();
    press('Return proposal');
    fireEvent.click(inDialog().getByRole('button', { name: 'Return proposal' }));
    await screen.findAllByText('Give a reason');
    type('Reason', 'Ask the bank first');
    fireEvent.click(inDialog().getByRole('button', { name: 'Return proposal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Withdraw proposal');
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Withdraw proposal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(posted(sent).map(({ call, body }) => [call, body])).toEqual([
      ['POST /money/unapplied/u2/send-back/return', { proposalId: 'p1', reason: 'Ask the bank first' }],
      ['POST /money/unapplied/u3/send-back/withdraw', { proposalId: 'p1' }],
    ]);
  });

  it('tells people who worked on it that somebody else must approve', async () => {
    const proposal = { ...PROPOSAL, workedOnIt: true };
    answer({ 'GET /money/unapplied': [page({ rows: [{ ...PROPOSED, proposal, moves: [] }] })] });
    await open();
    screen.getByText('You kept, allocated or undid these funds. Another person must approve it.');
    expect(screen.queryByRole('button', { name: 'Approve sending back' })).toBeNull();
  });

  it('is undone step by step, each with a reason', async () => {
    const sent = answer({
      'GET /money/unapplied': [page()],
      'POST /money/unapplied-uses/x1/undo': [good(null)],
      'POST /money/matches/u2/undo': [good(null)],
    });
    await open();
    press('Undo: Allocated, $5,000.00');
    fireEvent.click(inDialog().getByRole('button', { name: 'Undo' }));
    await screen.findAllByText('Give a reason');
    type('Reason', 'Another order');
    fireEvent.click(inDialog().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Undo keeping $80.00 as unapplied');
    type('Reason', 'Its order is known');
    fireEvent.click(inDialog().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted(sent).map(({ call }) => call)).toEqual([
      'POST /money/unapplied-uses/x1/undo',
      'POST /money/matches/u2/undo',
    ]);
  });
});
