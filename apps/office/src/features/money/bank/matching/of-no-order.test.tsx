import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { OpenLine } from '@portal/domain/money/bank/lines/office-money.wire';
import { fireEvent, screen, within } from '@testing-library/react';
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
  proposals: [],
  hasMore: false,
};
const OUT: OpenLine = { ...LINE, id: 'l2', amount: -80, left: 80, description: 'WIRE OUT', party: null };
const answer = (calls: Parameters<typeof answerWith>[0]) =>
  answerWith({
    'GET /me': [good(FINANCE)],
    'GET /money/accounts': [good([])],
    'GET /money/lines': [
      good({
        lines: [LINE, OUT],
        orders: [],
        count: { value: 2, isCapped: false },
        searched: null,
        next: null,
      }),
    ],
    ...calls,
  });
/** Opens the form folded away below the matching form. */
async function unfold(summary: string) {
  const folded = (await screen.findByText(summary)).closest('details');
  return within(folded ?? document.body);
}
const posted = (sent: ReturnType<typeof answerWith>) =>
  sent.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => ({ call, body }));

describe('a line that belongs to no order', () => {
  it('is kept as unapplied money with a reason, next to the matching form', async () => {
    const sent = answer({ 'POST /money/lines/l1/unapplied': [good({ id: 'u1' })] });
    await openOffice('/office/money/matching?line=l1');
    const form = await unfold('Unknown order');
    fireEvent.click(form.getByRole('button', { name: 'Keep as unapplied' }));
    await form.findAllByText('Say what you checked');
    expect(posted(sent)).toEqual([]);
    expect(form.getByLabelText(/^Payor/)).toHaveProperty('value', 'M Okafor');
    fireEvent.change(form.getByLabelText('What you checked'), { target: { value: 'No such number' } });
    fireEvent.click(form.getByRole('button', { name: 'Keep as unapplied' }));
    await screen.findByText('Money kept as unapplied.');
    expect(posted(sent)).toEqual([
      { call: 'POST /money/lines/l1/unapplied', body: { payor: 'M Okafor', reason: 'No such number' } },
    ]);
  });

  it('that went out is matched to money sent back, or says that there was none', async () => {
    answer({
      'POST /money/lines/l2/unapplied': [refused(409, 'NOT_SENT_BACK', 'No money that was sent back waits.')],
    });
    await openOffice('/office/money/matching?line=l2');
    const form = await unfold('Unapplied funds sent back');
    fireEvent.change(form.getByLabelText('What you checked'), { target: { value: 'By the bank’s page' } });
    fireEvent.click(form.getByRole('button', { name: 'Match to funds sent back' }));
    await form.findByText('No money that was sent back waits.');
    expect(form.getByLabelText('What you checked')).toHaveProperty('value', 'By the bank’s page');
  });
});
