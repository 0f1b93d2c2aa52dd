import type { AuditChain, AuditPage, AuditRowShown } from '@portal/domain/firm/audit/office-audit.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, answerWith, good, member, openOffice, refused } from '../../../testing/open-office.tsx';

const ROW: AuditRowShown = {
  seq: '41',
  at: '2026-11-22T13:00:00.000Z',
  action: 'trade.declined',
  who: { kind: 'staff', name: 'Maude Lafleur', roles: ['compliance'] },
  via: 'command',
  reason: 'Not suitable.',
  order: { id: 'a1b2c3d4-0000', reference: 'A1B2C3D4' },
  investor: { id: 'i1', name: 'Ada Tremblay' },
  target: 'trade:a1b2c3d4-0000',
  facts: { status: 'declined' },
};
const CHAIN: AuditChain = {
  state: 'whole',
  waiting: 0,
  refused: 0,
  last: { batch: '7', rows: 3, at: '2026-11-22T13:00:01.000Z', head: 'cafe' },
  archivedYears: [],
};
const page = (change: Partial<AuditPage> = {}) => good({ rows: [ROW], next: null, ...change });

function answer(pages: Parameters<typeof answerWith>[0], chain: AuditChain = CHAIN) {
  return answerWith({
    'GET /me': [good(ADA)],
    'GET /people': [good([member({ id: 's2', firstName: 'Maude', lastName: 'Lafleur' })])],
    'GET /audit/chain': [good(chain)],
    ...pages,
  });
}

describe('the audit page', () => {
  it('says in a sentence what happened, who did it, why, and to what', async () => {
    answer({ 'GET /audit': [page()] });
    await openOffice('/office/audit');
    const list = await screen.findByRole('table', { name: 'Events, newest first' });
    const row = within(list);
    expect(row.getByText('The order was declined')).toBeDefined();
    expect(row.getByText('Maude Lafleur', { exact: false })).toBeDefined();
    expect(row.getByText('Not suitable.')).toBeDefined();
    expect(row.getByText('From the command line')).toBeDefined();
    expect(row.getByRole('link', { name: 'A1B2C3D4' }).getAttribute('href')).toBe(
      '/office/orders/a1b2c3d4-0000',
    );
    fireEvent.click(row.getByRole('button', { name: 'The order was declined' }));
    const record = within(await screen.findByRole('dialog', { name: 'The order was declined' }));
    record.getByText('Row 41 of the log');
    record.getByText('trade:a1b2c3d4-0000');
  });

  it('says which years are in sealed files, and how they are read where the portal is installed', async () => {
    answer({ 'GET /audit': [page()] }, { ...CHAIN, archivedYears: [2023, 2024] });
    document.documentElement.dataset.installed = '';
    await openOffice('/office/audit');
    await screen.findByText(
      'The events of 2023, 2024 are in sealed files. To print those of a year, run on the server: portal audit rows 2024.',
    );
    delete document.documentElement.dataset.installed;
  });

  it('filters on submit only, and keeps the filters on older pages', async () => {
    const sent = answer({
      'GET /audit': [page()],
      'GET /audit?action=trade.declined': [page({ next: '41' })],
      'GET /audit?action=trade.declined&before=41': [page({ rows: [], next: null })],
    });
    await openOffice('/office/audit');
    await screen.findByRole('option', { name: 'Maude Lafleur' });
    fireEvent.change(screen.getByLabelText('Event'), { target: { value: 'trade.declined' } });
    expect(sent.some(({ call }) => call.includes('action='))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Older' }));
    await screen.findByText('Nothing found');
    expect(sent.some(({ call }) => call === 'GET /audit?action=trade.declined&before=41')).toBe(true);
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    await screen.findByText('Not suitable.');
  });

  it('keeps an incomplete day in its field and says so', async () => {
    const sent = answer({ 'GET /audit': [page()] });
    await openOffice('/office/audit');
    await screen.findByText('Not suitable.');
    const searches = () => sent.filter(({ call }) => call.startsWith('GET /audit'));
    const before = searches().length;
    fireEvent.change(screen.getByLabelText('Day, Eastern Time'), { target: { value: '2026-11' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Day, Eastern Time').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(searches()).toHaveLength(before);
  });

  it.each([
    ['whole', 0, 0, 'All rows are chained'],
    ['waiting', 2, 0, '2 rows are waiting to be chained'],
    ['late', 1, 0, '1 row has been waiting too long to be chained'],
    ['refused', 0, 3, '3 rows were not written by the portal or were changed'],
  ] as const)('tells of a chain that is %s', async (state, waiting, refusedRows, sentence) => {
    answer({ 'GET /audit': [page()] }, { ...CHAIN, state, waiting, refused: refusedRows });
    await openOffice('/office/audit');
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it('says what failed and loads again', async () => {
    answer({ 'GET /audit': [refused(500, 'INTERNAL', 'Something went wrong.'), page()] });
    await openOffice('/office/audit');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Not suitable.')).toBeDefined();
  });
});
