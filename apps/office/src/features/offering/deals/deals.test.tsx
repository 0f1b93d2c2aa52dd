import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';
import { DEALER, dealRow, readDeal } from './testing/sample-deals.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const REVIEW = {
  proposalId: 'p1',
  kind: 'publish-deal',
  hash: 'h1',
  maker: { id: 's9', name: 'Noor Haddad' },
  submittedAt: '2026-11-22T13:00:00.000Z',
  expiresAt: '2026-12-22T13:00:00.000Z',
} as const;
const SENT_BACK = { proposalId: 'p1', reason: 'Say what happens when the mortgage renews.' };
const CHANGES = [
  { path: 'content.summary.en', before: 'Sixty rental homes.', after: 'Seventy rental homes.' },
  { path: 'unitPrice', before: 100, after: 100.5 },
];
const IN_REVIEW = readDeal({ state: 'live', version: 2, review: REVIEW, mayApprove: true });
const bodyOf = (sent: ReturnType<typeof answerWith>, wanted: string) =>
  sent.find(({ call }) => call === wanted)?.body;

// Loaded before the tests, whose time limits are not about loading pages.
beforeAll(() => import('./deals-pages.tsx'));

describe('the list of deals', () => {
  it('shows the deals that the address asks for, and says so if there are none', async () => {
    const live = dealRow({ id: 'd2', state: 'live', name: { en: 'Harbour Row', fr: 'Le port' } });
    answerWith({ 'GET /me': [good(DEALER)], 'GET /deals': [good([dealRow({}), live])] });
    await openOffice('/office/deals?state=live');
    await screen.findByRole('link', { name: 'Harbour Row' });
    expect(screen.queryByRole('link', { name: 'Maple Gate' })).toBeNull();
    fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: 'nothing like it' } });
    await screen.findByRole('heading', { name: 'No deals found' });
    press('Show all deals');
    await screen.findByRole('link', { name: 'Maple Gate' });
  });

  it('creates the first deal, and opens it', async () => {
    answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals': [good([])],
      'POST /deals': [{ status: 201, body: { data: { id: 'd1' } } }],
      'GET /deals/d1': [good(readDeal({}))],
    });
    await openOffice('/office/deals');
    await screen.findByRole('heading', { name: 'No deals yet' });
    fireEvent.click(screen.getAllByRole('button', { name: 'New deal' })[0] ?? document.body);
    await screen.findByRole('heading', { name: 'Maple Gate' });
  });

  it('is closed to roles that have nothing to do with deals', async () => {
    answerWith({ 'GET /me': [good({ ...ADA, roles: ['finance'], actions: ['payments.view'] })] });
    await openOffice('/office/deals');
    await screen.findByRole('heading', { name: 'Your role can’t open this page' });
  });
});

describe('a deal in review', () => {
  it('is published by the second person, who saw the differences, by their hash', async () => {
    const sent = answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(IN_REVIEW)],
      'GET /deals/d1/compare?from=2&to=draft': [good({ changes: CHANGES })],
      'POST /deals/d1/publish': [good(readDeal({ state: 'live', version: 3 }))],
    });
    await openOffice('/office/deals/d1/review');
    const text = (await screen.findByText('Summary (English)')).parentElement;
    expect(text?.querySelector('del')?.textContent).toContain('Sixty');
    expect(text?.querySelector('ins')?.textContent).toContain('Seventy');
    press('Publish deal');
    await screen.findByText('This deal is not in review.');
    expect(bodyOf(sent, 'POST /deals/d1/publish')).toEqual({ proposalId: 'p1', hash: 'h1' });
  });

  it('is returned only with a reason', async () => {
    const sent = answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(IN_REVIEW)],
      'GET /deals/d1/compare?from=2&to=draft': [good({ changes: [] })],
      'POST /deals/d1/return': [good(readDeal({ state: 'live', version: 2 }))],
    });
    await openOffice('/office/deals/d1/review');
    await screen.findByText('No changes.');
    press('Return for changes');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Return for changes' }));
    await dialog.findAllByText('Give a reason');
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: SENT_BACK.reason } });
    fireEvent.click(dialog.getByRole('button', { name: 'Return for changes' }));
    await waitFor(() => expect(bodyOf(sent, 'POST /deals/d1/return')).toEqual(SENT_BACK));
  });

  it('cannot be published by its writer, who is told why and who can', async () => {
    const own = { ...REVIEW, maker: { id: DEALER.id, name: 'Ada Moreau' } };
    const deal = readDeal({ state: 'in-review', review: own, mayWithdraw: true });
    answerWith({ 'GET /me': [good(DEALER)], 'GET /deals/d1': [good(deal)] });
    await openOffice('/office/deals/d1/review');
    await screen.findByText(/You worked on this deal.*People who can: Noor Haddad/);
    expect(screen.queryByRole('button', { name: 'Publish deal' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw from review' })).toBeDefined();
  });

  it('can be withdrawn only by people who worked on it', async () => {
    answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(IN_REVIEW)],
      'GET /deals/d1/compare?from=2&to=draft': [good({ changes: [] })],
    });
    await openOffice('/office/deals/d1/review');
    await screen.findByText('No changes.');
    expect(screen.queryByRole('button', { name: 'Withdraw from review' })).toBeNull();
  });

  it('can be withdrawn by a colleague who worked on it, whose name the deal then shows', async () => {
    const withdrawn = { by: 'Noor Haddad', at: '2026-11-22T15:00:00.000Z' };
    const sent = answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(readDeal({ state: 'in-review', review: REVIEW, mayWithdraw: true }))],
      'POST /deals/d1/withdraw': [good(readDeal({ withdrawn }))],
    });
    await openOffice('/office/deals/d1/review');
    await screen.findByText(/You worked on this deal/);
    press('Withdraw from review');
    await screen.findByText(/^Withdrawn from review by Noor Haddad on/);
    expect(bodyOf(sent, 'POST /deals/d1/withdraw')).toEqual({ proposalId: 'p1' });
  });
});

describe('a deal as a whole', () => {
  it('is paused with a reason, after an explanation of what that means', async () => {
    const sent = answerWith({
      'GET /me': [good(DEALER)],
      'GET /deals/d1': [good(readDeal({ state: 'live', version: 1, orderCount: 3 }))],
      'POST /deals/d1/pause': [good(readDeal({ state: 'paused', version: 1 }))],
    });
    await openOffice('/office/deals/d1');
    await screen.findByRole('heading', { name: 'Maple Gate' });
    press('More actions');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Pause deal' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/3 orders hold units/)).toBeDefined();
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'The appraisal is late.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Pause deal' }));
    await screen.findByText('Paused');
    expect(bodyOf(sent, 'POST /deals/d1/pause')).toEqual({ reason: 'The appraisal is late.' });
  });
});

describe('a file of deals', () => {
  it('names every bad row, and imports none', async () => {
    const fields = {
      'rows.3.content.name.fr': 'Required',
      'rows.1.unitPrice': 'Enter a number',
    };
    answerWith({
      'GET /me': [good(DEALER)],
      'POST /deals/import': [refused(422, 'VALIDATION', 'Some answers need attention.', fields)],
    });
    await openOffice('/office/deals/import');
    const input = await screen.findByLabelText('Choose file');
    fireEvent.change(input, { target: { files: [new File(['name\nA'], 'deals.csv')] } });
    await screen.findByRole('heading', { name: '2 problems in the file' });
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['1Price per unitEnter a number', '3Name (French)Required']);
  });
});
