import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice } from '../../testing/open-office.tsx';

const COMPLIANCE = { ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) };
const EMPTY_PAGE = {
  rows: [],
  lines: [],
  orders: [],
  matches: [],
  count: { value: 7, isCapped: false },
  searched: null,
  next: null,
};
const CHAIN = { state: 'whole', waiting: 0, refused: 0, last: null, archivedYears: [] };
const FILE = {
  id: 'x1',
  list: 'audit',
  state: 'made',
  rows: 7,
  askedAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-11-21T15:00:00.000Z',
};

/** A page, its list's endpoint, its filter, and what the dialog says of it. */
const LISTS = [
  ['investors', 'investors', '?province=CAN-YT', { province: 'CAN-YT' }, /^Investors · 7 rows, as filtered/],
  ['messages', 'messages', '?about=complaint', { about: 'complaint' }, /^Messages received · 7 rows, as/],
  [
    'audit',
    'audit',
    '?action=trade.declined',
    { action: 'trade.declined' },
    /^Audit log · .* At most 20,000/,
  ],
  ['money/matching', 'money/lines', '?way=in', { way: 'in' }, /^Unmatched lines · 7 rows, as filtered/],
  ['money/matching/done', 'money/matches', '?state=undone', { state: 'undone' }, /^Matched lines · All rows/],
] as const;

// Loaded before the tests, whose time limits are not about loading pages.
beforeAll(async () => {
  await import('#features/desk/investors/investors-page.tsx');
  await import('#features/desk/messages/messages-pages.tsx');
  await import('#features/firm/audit/audit-page.tsx');
  await import('#features/money/bank/matching/matching-pages.tsx');
  await import('./export-dialog.tsx');
});

describe('a list of the office', () => {
  it.each(LISTS)('of %s is exported as it is filtered', async (page, list, query, filter, said) => {
    const sent = answerWith({
      'GET /me': [good(COMPLIANCE)],
      'GET /representatives': [good([])],
      'GET /people': [good([])],
      'GET /money/accounts': [good([])],
      'GET /audit/chain': [good(CHAIN)],
      'GET /exports': [good([]), good([FILE])],
      [`GET /${list}${query}`]: [good(EMPTY_PAGE)],
      [`POST /${list}/export`]: [good(FILE)],
    });
    await openOffice(`/office/${page}${query}`);
    const button = await screen.findByRole('button', { name: 'Export' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    fireEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Export this list' }));
    dialog.getByText((_, element) => element?.tagName === 'P' && said.test(element.textContent ?? ''));
    fireEvent.click(dialog.getByRole('button', { name: 'Create file' }));
    await dialog.findByRole('button', { name: /^Download Audit log/ });
    expect(sent.find(({ call }) => call === `POST /${list}/export`)?.body).toEqual(filter);
  });
});
