import type { OfficeExport } from '@portal/domain/desk/exports/office-exports.wire';
import type { DeskPage } from '@portal/domain/desk/queues/office-desk.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

const COMPLIANCE = { ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) };
const COUNT = { value: 7, isCapped: false };
const LIST: DeskPage = { queue: 'all-orders', rows: [], count: COUNT, total: COUNT, next: null };
const EMPTY: DeskPage = { ...LIST, count: { value: 0, isCapped: false } };

const file = (change: Partial<OfficeExport>): OfficeExport => ({
  id: 'x1',
  list: 'all-orders',
  state: 'waiting',
  rows: 7,
  askedAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-11-21T15:00:00.000Z',
  ...change,
});

const ROUTES = {
  'GET /me': [good(COMPLIANCE)],
  'GET /desk': [good({ queues: [], uncounted: [], views: [], colleagues: [] })],
  'GET /desk/all-orders?province=CAN-YT': [good(LIST)],
  'GET /exports': [good([])],
};

async function openDialog(address = '/office/desk/all-orders?province=CAN-YT'): Promise<HTMLElement> {
  await openOffice(address);
  const button = await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
  return screen.findByRole('dialog', { name: 'Export this list' });
}

// Loaded before the tests, whose time limits are not about loading pages.
beforeAll(async () => {
  await import('./desk-page.tsx');
  await import('#parts/exports/export-dialog.tsx');
});

describe('exporting a list', () => {
  it('says how many rows it has, sends its filters, and offers the file once it is written', async () => {
    const sent = answerWith({
      ...ROUTES,
      'GET /exports': [good([]), good([file({})]), good([file({ state: 'made' })])],
      'POST /desk/all-orders/export': [good(file({}))],
      'POST /exports/x1/link': [refused(404, 'NOT_FOUND', 'This is not there any more.')],
    });
    const dialog = await openDialog();
    within(dialog).getByText(/7 rows, as filtered/);
    await within(dialog).findByText('You have no file.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create file' }));
    await within(dialog).findByText('Being written');
    const download = await within(dialog).findByRole(
      'button',
      { name: /^Download All orders/ },
      { timeout: 5_000 },
    );
    expect(sent.find(({ call }) => call === 'POST /desk/all-orders/export')?.body).toEqual({
      province: 'CAN-YT',
    });
    fireEvent.click(download);
    await screen.findByText('This is not there any more.');
  });

  it('says in the dialog why a list is not exported', async () => {
    answerWith({
      ...ROUTES,
      'POST /desk/all-orders/export': [
        refused(409, 'EXPORT_TOO_LONG', 'This list has more than 20,000 rows.'),
      ],
    });
    const dialog = await openDialog();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Create file' }));
    await within(dialog).findByText('This list has more than 20,000 rows.');
  });

  it('makes no file of an empty list, and still shows earlier files', async () => {
    answerWith({
      ...ROUTES,
      'GET /desk/all-orders?province=CAN-YT': [good(EMPTY)],
      'GET /exports': [good([file({ state: 'failed' })])],
    });
    const dialog = await openDialog();
    expect(within(dialog).getByRole('button', { name: 'Create file' }).hasAttribute('disabled')).toBe(true);
    await within(dialog).findByText('Could not be written');
    expect(within(dialog).queryByRole('button', { name: /^Download/ })).toBeNull();
  });
});
