import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type {
  OpenLine,
  OpenLinesAnswer,
  OrderChoice,
} from '@portal/domain/money/bank/lines/office-money.wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../../testing/open-office.tsx';

beforeAll(() => import('./matching-pages.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const LINE: OpenLine = {
  id: 'l1',
  accountId: 'a1',
  day: '2026-10-05',
  amount: 7500,
  description: 'WIRE TRF OKAFOR',
  party: 'M Okafor',
  left: 7500,
  proposals: [
    { tradeId: 'o1', why: 'name-and-amount', kind: 'received', amount: 5000, isPaidByOther: false },
  ],
  hasMore: false,
};
const ORDER: OrderChoice = {
  tradeId: 'o1',
  reference: '3A2D34FE',
  investor: 'Marie Okafor',
  status: 'approved',
  total: 5000,
  missing: 5000,
  told: [],
};
const OTHER: OrderChoice = { ...ORDER, tradeId: 'o2', reference: '77C01B9D', investor: 'Jean Roy' };
const OUT: OpenLine = {
  ...LINE,
  id: 'l2',
  amount: -5000,
  left: 5000,
  description: 'WIRE OUT',
  party: null,
  proposals: [{ tradeId: 'o2', why: 'told', kind: 'paid-out', amount: 5000, isPaidByOther: false }],
};
const page = (change: Partial<OpenLinesAnswer> = {}) =>
  good({
    lines: [LINE, OUT],
    orders: [ORDER, OTHER],
    count: { value: 2, isCapped: false },
    searched: null,
    next: null,
    ...change,
  });
const MATCH = {
  id: 'm1',
  lineId: 'l1',
  tradeId: 'o1',
  reference: '3A2D34FE',
  investor: 'Marie Okafor',
  kind: 'received',
  amount: 5000,
  payor: null,
  how: 'person',
  reason: 'By the receipt',
  by: 'Noor Haddad',
  matchedAt: '2026-11-20T12:00:00.000Z',
  undoneBy: null,
  undoneAt: null,
  undoneReason: null,
  account: 'TD 0417',
  day: '2026-10-05',
  lineAmount: 7500,
  description: 'WIRE TRF OKAFOR',
};

const answer = (calls: Parameters<typeof answerWith>[0], self: typeof ADA = FINANCE) =>
  answerWith({ 'GET /me': [good(self)], 'GET /money/accounts': [good([])], ...calls });
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const posted = (sent: ReturnType<typeof answerWith>) =>
  sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body);

describe('the lines that are waiting', () => {
  it('say if the payor is not the investor, and if several orders have the amount', async () => {
    const proposal = {
      tradeId: 'o1',
      why: 'reference-and-amount',
      kind: 'received',
      amount: 5000,
      isPaidByOther: true,
    } as const;
    answer({ 'GET /money/lines': [page({ lines: [{ ...LINE, proposals: [proposal], hasMore: true }] })] });
    await openOffice('/office/money/matching?line=l1');
    expect(await screen.findAllByText('The payor is not the investor')).toHaveLength(2);
    expect(screen.getByText('More orders have this amount. Find any other below.')).toBeDefined();
  });

  it('keep the focus in the search field while it searches', async () => {
    answer({ 'GET /money/lines': [page()], 'GET /money/lines?search=okafor': [page({ next: '7' })] });
    await openOffice('/office/money/matching');
    const field = await screen.findByRole('textbox', { name: /^Search/ });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'okafor' } });
    fireEvent.submit(field.closest('form') ?? field);
    await screen.findByRole('link', { name: 'Next page' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Search/ }));
    expect(document.activeElement).toHaveProperty('value', 'okafor');
  });

  it('show date, amount, the bank’s text, and why an order is suggested', async () => {
    answer({ 'GET /money/lines': [page()] });
    await openOffice('/office/money/matching');
    const row = await screen.findByRole('link', { name: /WIRE TRF OKAFOR/ });
    expect(row.textContent).toBe(
      'October\u00a05, 2026$7,500.00WIRE TRF OKAFORM OkaforSame name, same amount',
    );
    expect(screen.getByText('2 unmatched lines')).toBeDefined();
    expect(screen.getByText('Select a line to match.')).toBeDefined();
  });

  it('are filtered in the address, with a way out of filters that match nothing', async () => {
    const sent = answer({
      'GET /money/lines': [page()],
      'GET /money/lines?way=out': [page({ lines: [], count: { value: 0, isCapped: false } })],
    });
    await openOffice('/office/money/matching');
    await screen.findByText('2 unmatched lines');
    type('Direction', 'out');
    await screen.findByRole('heading', { name: 'No lines match these filters' });
    expect(sent.some(({ call }) => call === 'GET /money/lines?way=out')).toBe(true);
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    await screen.findByText('2 unmatched lines');
  });

  it('say of a search that has not looked at all of them, and search on', async () => {
    const nothing = { lines: [], count: { value: 0, isCapped: true }, searched: 2_000, next: 't9' };
    answer({
      'GET /money/lines?search=roy': [page(nothing)],
      'GET /money/lines?search=roy&after=t9': [page({ count: { value: 2, isCapped: false } })],
    });
    await openOffice('/office/money/matching?search=roy');
    await screen.findByText('0 lines found among 2,000. There are more lines to search.');
    screen.getByRole('heading', { name: 'Nothing found so far' });
    fireEvent.click(screen.getByRole('link', { name: 'Keep searching' }));
    await screen.findByText('2 more lines found');
  });

  it('say what failed and load again; no unmatched line is good news', async () => {
    answer({
      'GET /money/lines': [
        refused(500, 'FAULT', 'Something went wrong.'),
        page({ lines: [], count: { value: 0, isCapped: false } }),
      ],
    });
    await openOffice('/office/money/matching');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'All lines are matched' });
  });
});

describe('matching a line', () => {
  it('asks for an order and a reason, never exceeds the line, and can split it among orders', async () => {
    const sent = answer({
      'GET /money/lines': [page()],
      'GET /money/orders?search=77c0': [good([OTHER])],
      'POST /money/lines/l1/match': [good({ ids: ['m1', 'm2'] })],
    });
    await openOffice('/office/money/matching?line=l1');
    await screen.findByRole('heading', { name: '$7,500.00' });
    press('Match line');
    await screen.findAllByText('Choose at least one order');
    expect(screen.getAllByText('Give the basis for the match').length).toBeGreaterThan(0);
    press('Choose order 3A2D34FE');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('3A2D34FE, Marie Okafor')));
    type('Find order', '77c0');
    press('Find');
    fireEvent.click(await screen.findByRole('button', { name: 'Choose order 77C01B9D' }));
    expect(screen.getByLabelText('77C01B9D, Jean Roy')).toHaveProperty('value', '2,500');
    type('77C01B9D, Jean Roy', '2500.01');
    type('Basis for the match', 'She called');
    press('Match line');
    await screen.findAllByText('The parts exceed what is left on the line by $0.01');
    expect(posted(sent)).toEqual([]);
    type('77C01B9D, Jean Roy', '2500');
    press('Match line');
    await screen.findByText('Line matched to 2 orders.');
    expect(posted(sent)).toEqual([
      {
        kind: 'received',
        allocations: [
          { tradeId: 'o1', amount: 5000 },
          { tradeId: 'o2', amount: 2500 },
        ],
        payor: 'M Okafor',
        reason: 'She called',
      },
    ]);
  });

  it('tells the slower of two people so, keeps what they typed, and shows who was faster once the line is gone', async () => {
    answer({
      'GET /money/lines': [page(), page({ lines: [OUT] })],
      'GET /money/matches?line=l1&state=standing': [good({ matches: [MATCH], next: null })],
      'POST /money/lines/l1/match': [refused(409, 'LINE_MATCHED', 'This line is matched already.')],
    });
    await openOffice('/office/money/matching?line=l1');
    await screen.findByRole('heading', { name: '$7,500.00' });
    press('Choose order 3A2D34FE');
    type('Basis for the match', 'She called');
    press('Match line');
    await screen.findByText('This line has just been matched');
    await screen.findByText(/^Matched by Noor Haddad on .*: By the receipt$/);
  });

  it('keeps everything if the server refuses it', async () => {
    answer({
      'GET /money/lines': [page()],
      'POST /money/lines/l1/match': [refused(409, 'ORDER_FUNDED', 'This order has all its money.')],
    });
    await openOffice('/office/money/matching?line=l1');
    await screen.findByRole('heading', { name: '$7,500.00' });
    press('Choose order 3A2D34FE');
    type('Basis for the match', 'She called');
    press('Match line');
    await screen.findByText('This order has all its money.');
    expect(screen.getByLabelText('Basis for the match')).toHaveProperty('value', 'She called');
    expect(screen.getByLabelText('3A2D34FE, Marie Okafor')).toHaveProperty('value', '5,000');
  });

  it('says what happened to money that went out', async () => {
    const sent = answer({
      'GET /money/lines': [page()],
      'POST /money/lines/l2/match': [good({ ids: ['m1'] })],
    });
    await openOffice('/office/money/matching?line=l2');
    await screen.findByRole('heading', { name: '-$5,000.00' });
    press('Choose order 77C01B9D');
    fireEvent.click(screen.getByRole('radio', { name: /^Returned/ }));
    type('Basis for the match', 'By the bank’s page');
    press('Match line');
    await screen.findByText('Line matched to 1 order.');
    expect(posted(sent)).toEqual([
      {
        kind: 'returned',
        allocations: [{ tradeId: 'o2', amount: 5000 }],
        payor: null,
        reason: 'By the bank’s page',
      },
    ]);
  });

  it('is closed to people who may only read', async () => {
    answer(
      { 'GET /money/lines': [page()] },
      { ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) },
    );
    await openOffice('/office/money/matching?line=l1');
    await screen.findByRole('heading', { name: '$7,500.00' });
    expect(screen.queryByRole('button', { name: 'Match line' })).toBeNull();
  });
});

describe('what was matched', () => {
  it('says which line, by whom and why, and is undone with a reason, by a reversing entry', async () => {
    const undone = {
      ...MATCH,
      undoneAt: '2026-11-21T12:00:00.000Z',
      undoneBy: 'Ada Moreau',
      undoneReason: 'Wrong order',
    };
    const sent = answer({
      'GET /money/matches': [good({ matches: [MATCH], next: null }), good({ matches: [undone], next: null })],
      'POST /money/matches/m1/undo': [
        refused(409, 'FUNDS_MISSING', 'The money has left the order.'),
        good(null),
      ],
    });
    await openOffice('/office/money/matching/done');
    await screen.findByText(/^Matched by Noor Haddad/);
    press('Undo match with order 3A2D34FE');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/reversing entry/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Undo match' }));
    await dialog.findAllByText('Give a reason');
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Wrong order' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Undo match' }));
    await dialog.findByText('The money has left the order.');
    expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Wrong order');
    await waitFor(() => {
      fireEvent.click(dialog.getByRole('button', { name: 'Undo match' }));
      expect(posted(sent)).toHaveLength(2);
    });
    await screen.findByText(/^Undone by Ada Moreau on .*: Wrong order$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posted(sent)).toEqual([{ reason: 'Wrong order' }, { reason: 'Wrong order' }]);
    expect(screen.queryByRole('button', { name: /^Undo match with/ })).toBeNull();
  });
});
