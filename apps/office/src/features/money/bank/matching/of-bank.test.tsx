import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { OpenLine } from '@portal/domain/money/bank/lines/office-money.wire';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice } from '../../../../testing/open-office.tsx';

beforeAll(() => import('./matching-pages.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const LINE: OpenLine = {
  id: 'l1',
  accountId: 'a1',
  day: '2026-10-30',
  amount: -6,
  description: 'MONTHLY FEE',
  party: null,
  left: 6,
  proposals: [],
  hasMore: false,
};
const page = (lines: readonly OpenLine[]) =>
  good({ lines, orders: [], count: { value: lines.length, isCapped: false }, next: null });

describe('a line of the bank’s own', () => {
  it('is booked as what it is, once somebody says how they know', async () => {
    const sent = answerWith({
      'GET /me': [good(FINANCE)],
      'GET /money/accounts': [good([])],
      'GET /money/lines': [page([LINE]), page([])],
      'POST /money/lines/l1/of-bank': [good({ id: 'm1' })],
    });
    await openOffice('/office/money/matching?line=l1');
    fireEvent.click(await screen.findByText('Bank charge or interest'));
    const form = within(
      screen.getByRole('button', { name: 'Book the line' }).closest('form') ?? document.body,
    );
    expect(form.getByLabelText('Bank charge')).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('button', { name: 'Book the line' }));
    expect(await form.findAllByText('Say how you know')).not.toHaveLength(0);
    fireEvent.change(form.getByLabelText(/How you know/), { target: { value: ' The monthly plan ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Book the line' }));
    expect(await screen.findByText('Line booked. Investors’ money is unchanged.')).toBeDefined();
    expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
      { kind: 'bank-charge', reason: 'The monthly plan' },
    ]);
  });
});
