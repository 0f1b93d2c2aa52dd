import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type {
  DebitFileShown,
  DebitsDue,
  ReturnedItem,
} from '@portal/domain/money/payments/office-debits.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answerUploads } from '../../../testing/answer-uploads.ts';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

beforeAll(() => import('./debits-page.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const COMPLIANCE = { ...ADA, roles: ['compliance' as const], actions: actionsOf(['compliance']) };
const ORDER = { orderId: 'o1', reference: 'A1B2C3D4', investor: 'Ada Tremblay', amount: 5_000 };
const DUE: DebitsDue = {
  isSetUp: true,
  dueOn: '2026-11-24',
  count: 1,
  total: 5_000,
  rows: [ORDER],
  leftOut: [{ ...ORDER, orderId: 'o2', reference: 'E5F6', because: 'account-changed' }],
};
const NONE: DebitsDue = { ...DUE, count: 0, total: 0, rows: [], leftOut: [] };
const FILE: DebitFileShown = {
  id: 'f1',
  number: 7,
  createdAt: '2026-11-20T15:00:00.000Z',
  dueOn: '2026-11-23',
  returnableUntil: '2027-02-21',
  count: 12,
  total: 60_000,
  returned: 1,
};
const ITEM: ReturnedItem = {
  fileNumber: 3,
  createdOn: '2026-11-21',
  importedAt: '2026-11-22T15:00:00.000Z',
  place: 1,
  kind: 'returned-debit',
  reason: '901',
  reference: 'A1B2C3D4',
  amount: 5_000,
  order: { id: 'o1', reference: 'A1B2C3D4', investor: 'Ada Tremblay' },
  outcome: 'recorded',
};
const MAKE = 'POST /money/debits/files';

function answer(more: Parameters<typeof answerWith>[0] = {}) {
  return answerWith({
    'GET /me': [good(FINANCE)],
    'GET /money/debits': [good(DUE)],
    'GET /money/debits/files': [good({ rows: [FILE], next: null })],
    'GET /money/returns': [good({ rows: [ITEM], next: null })],
    ...more,
  });
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of debits', () => {
  it('shows what is due, what is left out, and why', async () => {
    answer();
    await openOffice('/office/money/debits');
    const due = await part('Due for debit');
    await due.findByText(/^1 debit, \$5,000\.00\. A file created today is due November 24, 2026\.$/);
    expect(due.getByRole('link', { name: 'A1B2C3D4' }).getAttribute('href')).toBe('/office/orders/o1#money');
    due.getByText('Account changed. Clear its payment flag first.');
  });

  it('makes the file from what was seen, after a confirmation', async () => {
    const sent = answer({
      'GET /money/debits': [good(DUE), good(NONE)],
      [MAKE]: [{ status: 201, body: { data: FILE } }],
    });
    await openOffice('/office/money/debits');
    fireEvent.click(await screen.findByRole('button', { name: 'Create file' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/^The file will hold 1 debit of \$5,000\.00\./);
    expect(sent.some(({ call }) => call === MAKE)).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Create file' }));
    await screen.findByText('File 7 is created. Download it and send it to the bank.');
    expect(sent.find(({ call }) => call === MAKE)?.body).toEqual({ count: 1, total: 5_000 });
    await screen.findByText(/^No orders are due for debit/);
  });

  it('says why no file is made if something changed meanwhile', async () => {
    answer({ [MAKE]: [refused(409, 'CHANGED_MEANWHILE', 'Somebody changed this meanwhile.')] });
    await openOffice('/office/money/debits');
    fireEvent.click(await screen.findByRole('button', { name: 'Create file' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Create file' }));
    await dialog.findByText('Somebody changed this meanwhile.');
  });

  it('lists the files with how long their debits can be returned, and downloads one', async () => {
    const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
    const sent = answer({
      'POST /money/debits/files/f1/print': [good({ fileName: 'debits.txt', text: 'A000é' })],
    });
    await openOffice('/office/money/debits');
    const files = await part('Files created');
    await files.findByText('$60,000.00');
    files.getByText('February 21, 2027');
    fireEvent.click(files.getByRole('button', { name: 'Download file 7' }));
    await waitFor(() => expect(address).toHaveBeenCalled());
    const [file] = address.mock.calls[0] ?? [];
    expect(file instanceof Blob ? file.size : 0).toBe(5);
    expect(sent.some(({ call }) => call === 'POST /money/debits/files/f1/print')).toBe(true);
    vi.restoreAllMocks();
  });

  it('shows the bank’s reason in words, what to do, and the outcome of each record', async () => {
    answer({
      'GET /money/returns': [
        good({
          rows: [
            ITEM,
            { ...ITEM, place: 2, order: null, reference: 'SUB-1', reason: '999', outcome: 'unmatched' },
            { ...ITEM, place: 3, kind: 'notice', outcome: 'to-look-at' },
          ],
          next: null,
        }),
      ],
    });
    await openOffice('/office/money/debits');
    const returns = await part('Returned debits');
    await returns.findByText(/Insufficient funds\. \(901\)/);
    returns.getByText('You may try once more within 30 days.');
    returns.getByText('SUB-1');
    returns.getByText('The bank’s code is not on the list. (999)');
    returns.getByText('Not one of our debits. Kept and flagged.');
    returns.getByText('Notice of change');
  });

  it('imports the bank’s file, and names the record that makes it fail', async () => {
    const { importedAt: _taken, ...row } = ITEM;
    const preview = { isKnown: false, number: 3, createdOn: '2026-11-21', count: 1, rows: [row] };
    const notRead = refused(400, 'VALIDATION', 'Check the file.', {
      'file.3': 'Line 3: the file is in another currency.',
    });
    const uploads = {
      preview: [notRead, good(preview)],
      returns: [good({ id: 'r1', number: 3, createdOn: '2026-11-21', items: [] })],
    };
    const sent = answerUploads(() => uploads);
    answer();
    await openOffice('/office/money/debits');
    const returns = await part('Returned debits');
    fireEvent.click(returns.getByRole('button', { name: 'Preview file' }));
    await returns.findAllByText('Choose a file');
    expect(sent).toEqual([]);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    fireEvent.change(input ?? document.body, { target: { files: [new File(['A'], 'returns.txt')] } });
    await returns.findByText('Line 3: the file is in another currency.');
    returns.getByText('returns.txt');
    fireEvent.click(returns.getByRole('button', { name: 'Preview file' }));
    await returns.findByRole('heading', { name: 'File 3 of November\u00a021, 2026: 1 record' });
    returns.getByText('Will be booked as returned. We will ask the investor to pay again.');
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/office/money/returns/preview',
      '/api/office/money/returns/preview',
    ]);
    fireEvent.click(returns.getByRole('button', { name: 'Import file' }));
    await screen.findByText('File 3 is imported: 0 records.');
    expect(returns.queryByRole('heading', { name: /^File 3 of/ })).toBeNull();
  });

  it('does not import a file twice', async () => {
    const preview = { isKnown: true, number: 3, createdOn: '2026-11-21', count: 700, rows: [] };
    answerUploads(() => ({ preview: [good(preview)] }));
    answer();
    await openOffice('/office/money/debits');
    const returns = await part('Returned debits');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    fireEvent.change(input ?? document.body, { target: { files: [new File(['A'], 'returns.txt')] } });
    await returns.findByText('This file was already imported. It contains nothing new.');
    expect(returns.queryByRole('button', { name: /^(Preview|Import) file$/ })).toBeNull();
  });

  it('shows compliance everything, without buttons', async () => {
    answer({ 'GET /me': [good(COMPLIANCE)] });
    await openOffice('/office/money/debits');
    await screen.findByText('$60,000.00');
    for (const name of ['Create file', 'Download file 7', 'Preview file']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('works in French, too', async () => {
    answer({ 'GET /me': [good({ ...FINANCE, language: 'fr' })] });
    await openOffice('/office/money/debits', 'fr');
    await screen.findByRole('heading', { name: 'Débits' });
    await screen.findByText(
      /^1.débit, 5.000,00.\$\. Un fichier produit aujourd’hui est payable le 24 novembre 2026\.$/,
    );
  });
});
