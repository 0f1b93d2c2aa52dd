import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { TrustDay, TrustDays } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

beforeAll(() => import('./trust-days-pages.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const LIST = 'GET /money/days';
const ONE = 'GET /money/days/2026-11-20';
const AT = '2026-11-23T15:00:00.000Z';
const MOVEMENT = { opening: 0, earlierDays: 0, moneyIn: 250, moneyOut: 5, closing: 245 };

const DIFFERENCE: TrustDay['content']['differences'][number] = {
  key: 'line:1',
  kind: 'bank-line',
  between: 'bank-books',
  amount: 250,
  day: '2026-11-20',
  account: 'Trust 1',
  tradeId: null,
  reference: null,
  text: 'GC 0912-DEPOSIT',
  clearedOn: null,
  explanation: null,
};
const EXPLAINED: typeof DIFFERENCE = {
  ...DIFFERENCE,
  explanation: {
    kind: 'payer-unknown',
    words: 'Asked the bank.',
    by: 'Priya Nair',
    at: AT,
    since: '2026-11-19',
  },
};
const DAY: TrustDay = {
  state: 'open',
  content: {
    day: '2026-11-20',
    previousDay: '2026-11-19',
    bank: MOVEMENT,
    books: { ...MOVEMENT, moneyIn: 0, moneyOut: 0, closing: 0 },
    investors: { opening: 0, closing: 0 },
    accounts: [{ id: 'a1', name: 'Trust 1', moneyIn: 250, moneyOut: 5, closing: 245, shownBy: 'statement' }],
    held: {
      orders: [{ tradeId: 'o1', reference: 'A1B2C3D4', amount: 5_000 }],
      forOrders: 5_000,
      unapplied: 0,
      toIssuers: 0,
      toInvestors: 0,
    },
    differences: [DIFFERENCE],
  },
  hash: 'h1',
  obstacles: ['not-explained'],
  mayExplain: true,
  mayPrepare: false,
  proposal: null,
  closed: null,
};
const changed = (change: Partial<TrustDay>, differences = DAY.content.differences): TrustDay => ({
  ...DAY,
  ...change,
  content: { ...DAY.content, differences },
});
const READY = changed({ obstacles: [], mayPrepare: true }, [EXPLAINED]);
const PROPOSAL: NonNullable<TrustDay['proposal']> = {
  proposalId: 'p1',
  state: 'submitted',
  maker: 'Priya Nair',
  isOwn: false,
  isAsPrepared: true,
  preparedAt: AT,
  endedBy: null,
  note: null,
  mayReview: true,
};
const PREPARED = changed({ state: 'prepared', obstacles: [], proposal: PROPOSAL }, [EXPLAINED]);

const answer = (calls: Parameters<typeof answerWith>[0]) =>
  answerWith({ 'GET /me': [good(FINANCE)], ...calls });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const openDay = async (...days: TrustDay[]) => {
  const sent = answer({
    [ONE]: days.map((day) => good(day)),
    'POST /money/days/2026-11-20/explanations': [good(null)],
    'POST /money/days/2026-11-20/prepare': [good(null)],
    'POST /money/days/2026-11-20/approve': [refused(409, 'CHANGED_MEANWHILE', 'It changed.'), good(null)],
    'POST /money/days/2026-11-20/return': [good(null)],
    'POST /money/days/2026-11-20/balances': [refused(409, 'BALANCE_DIFFERS', 'Import it.'), good(null)],
  });
  await openOffice('/office/money/days/2026-11-20');
  await screen.findByRole('heading', { name: 'Balances' });
  return sent;
};
const lastPost = (sent: Awaited<ReturnType<typeof openDay>>) =>
  sent.filter(({ call }) => call.startsWith('POST')).at(-1);

describe('the days of the trust accounts', () => {
  const DAYS: TrustDays = {
    open: [
      { day: '2026-11-20', state: 'open', missing: ['Trust 2'], differences: 3, unexplained: 1 },
      { day: '2026-11-23', state: 'waits', missing: [], differences: null, unexplained: null },
    ],
    moreOpen: false,
    closed: [
      {
        day: '2026-11-19',
        bank: 245,
        books: 0,
        investors: 0,
        differences: 2,
        closedAt: AT,
        reviewedBy: 'Gordon Sinclair',
        isPaperReady: true,
      },
    ],
    next: '2026-11-19',
  };

  it('are the days to close, and the closed ones', async () => {
    answer({ [LIST]: [good(DAYS)] });
    await openOffice('/office/money/days');
    const open = within(await screen.findByRole('region', { name: 'Days to close' }));
    expect(open.getByRole('link', { name: 'November\u00a020, 2026' }).getAttribute('href')).toBe(
      '/office/money/days/2026-11-20',
    );
    open.getByText('3 differences · 1 unexplained');
    open.getByText('No statement covers the end of the day: Trust 2');
    open.getByText('Waiting on previous day');
    const row = screen.getByRole('row', { name: /^November\u00a019, 2026/ });
    expect(within(row).getByText('$245.00')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Earlier days' }).getAttribute('href')).toBe(
      '/office/money/days?before=2026-11-19',
    );
  });

  it('say where to start if there are none, and if loading failed', async () => {
    answer({
      [LIST]: [
        refused(500, 'FAULT', 'Something went wrong.'),
        good({ open: [], moreOpen: false, closed: [], next: null }),
      ],
    });
    await openOffice('/office/money/days');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'No days to reconcile yet' });
  });

  it('are closed to people who may not see the bank', async () => {
    answerWith({ 'GET /me': [good(ADA)] });
    await openOffice('/office/money/days');
    await screen.findByRole('heading', { name: 'Your role can’t open this page' });
  });
});

describe('a trust day', () => {
  it('shows three balances, their differences, and what is missing', async () => {
    await openDay(DAY);
    screen.getByText('Every difference needs an explanation.');
    const differences = within(screen.getByRole('region', { name: 'Differences' }));
    differences.getByText('On the statement, not in the books');
    differences.getByText('GC 0912-DEPOSIT');
    differences.getByText('Unexplained');
    expect(screen.getByRole('link', { name: 'Order A1B2C3D4' }).getAttribute('href')).toBe(
      '/office/orders/o1#money',
    );
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull();
  });

  it('asks for a kind and words, saves the explanation, and can then be prepared', async () => {
    const sent = await openDay(DAY, READY);
    press('Explain $250.00: On the statement, not in the books');
    fireEvent.click(screen.getByRole('button', { name: 'Save explanation' }));
    expect((await screen.findAllByText('Choose a cause')).length).toBeGreaterThan(0);
    fireEvent.change(screen.getByLabelText('Cause'), { target: { value: 'payer-unknown' } });
    fireEvent.change(screen.getByLabelText('Explanation'), { target: { value: ' Asked the bank. ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save explanation' }));
    await screen.findByText('Written for November 19, 2026');
    expect(lastPost(sent)?.body).toEqual({
      key: 'line:1',
      amount: 250,
      kind: 'payer-unknown',
      words: 'Asked the bank.',
    });
    press('Submit for review');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Submit for review' }));
    await waitFor(() => expect(lastPost(sent)?.body).toEqual({ hash: 'h1' }));
  });

  it('is closed by people who may review it, and says why if it cannot be', async () => {
    const sent = await openDay(PREPARED);
    screen.getByText(/^Check the balances and each explanation/);
    press('Close day');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Close day' }));
    await dialog.findByText('It changed.');
    expect(lastPost(sent)?.body).toEqual({ proposalId: 'p1', hash: 'h1' });
  });

  it('is returned with a reason', async () => {
    const sent = await openDay(PREPARED);
    press('Return day');
    const dialog = within(await screen.findByRole('dialog', { name: 'Return day' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Return day' }));
    expect((await dialog.findAllByText('Give a reason')).length).toBeGreaterThan(0);
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Which fee?' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Return day' }));
    await waitFor(() => expect(lastPost(sent)?.body).toEqual({ proposalId: 'p1', reason: 'Which fee?' }));
  });

  it.each([
    ['who prepared it', { isOwn: true, mayReview: false }, ['Withdraw day'], /^You prepared this day/],
    ['who worked on it', { mayReview: false }, [], /^A person who did not work on this day/],
    ['who sees that it changed', { isAsPrepared: false }, ['Return day'], /^This day has changed since/],
  ] as const)('leaves to %s what they may do', async (_who, change, moves, sentence) => {
    await openDay({ ...PREPARED, proposal: { ...PROPOSAL, ...change } });
    screen.getByText(sentence);
    const names = ['Close day', 'Return day', 'Withdraw day', 'Submit for review'];
    expect(names.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(moves);
  });

  it('takes the balance of an account without movements, and keeps what was typed if it differs', async () => {
    const account = { id: 'a1', name: 'Trust 1', moneyIn: 0, moneyOut: 0, closing: 245, shownBy: null };
    const day = changed({ obstacles: ['statement-missing'] }, []);
    const sent = await openDay({ ...day, content: { ...day.content, accounts: [account] } });
    screen.getByText('No statement covers the end of the day for: Trust 1');
    press('Record balance: Trust 1');
    const field = await screen.findByLabelText('Balance at the end of the day');
    fireEvent.change(field, { target: { value: '245.01' } });
    press('Record balance');
    await screen.findByText('Import it.');
    expect(field).toHaveProperty('value', '245.01');
    expect(lastPost(sent)?.body).toEqual({ accountId: 'a1', balance: 245.01 });
  });

  it('shows, once closed, by whom, its papers, and later entries', async () => {
    const closed: TrustDay['closed'] = {
      preparedBy: 'Priya Nair',
      preparedAt: AT,
      reviewedBy: 'Gordon Sinclair',
      closedAt: AT,
      papers: ['en', 'fr'],
      later: [
        {
          source: 'bank',
          day: '2026-11-20',
          amount: -50,
          reference: null,
          tradeId: null,
          text: 'RETURNED ITEM',
          at: AT,
        },
      ],
    };
    await openDay({ ...READY, state: 'closed', mayExplain: false, mayPrepare: false, closed });
    screen.getByText(/^Gordon Sinclair, /);
    screen.getByRole('button', { name: 'PDF in English' });
    screen.getByRole('button', { name: 'PDF in French' });
    expect(within(screen.getByRole('region', { name: 'Reported later' })).getByText('-$50.00')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Explain/ })).toBeNull();
  });
});
