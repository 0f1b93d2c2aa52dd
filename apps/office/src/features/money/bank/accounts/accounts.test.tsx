import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { TrustAccountAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../../testing/open-office.tsx';

beforeAll(() => import('../bank-pages.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const COMPLIANCE = { ...ADA, roles: ['compliance' as const], actions: actionsOf(['compliance']) };
const ACCOUNT: TrustAccountAnswer = {
  id: 'a1',
  name: 'Desjardins 4471',
  profile: null,
  profileName: 'desjardins',
  fileAccount: null,
  balance: 102_500.25,
  lastDay: '2026-11-20',
  openLines: 3,
  lastStatement: {
    fileName: 'novembre.csv',
    importedAt: '2026-11-21T15:00:00.000Z',
    firstDay: '2026-11-01',
    lastDay: '2026-11-20',
    newLines: 12,
    closingBalance: 102_500.25,
  },
};
const answer = (calls: Parameters<typeof answerWith>[0], self = FINANCE as typeof ADA) =>
  answerWith({ 'GET /me': [good(self)], ...calls });
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the money pages', () => {
  it('open at the first page that the role may see, each with its tab', async () => {
    answer({ 'GET /money/accounts': [good([ACCOUNT])] });
    await openOffice('/office/money');
    await screen.findByRole('heading', { name: 'Bank statements' });
    const tabs = within(screen.getByRole('navigation', { name: 'Trust account pages' }));
    const tab = tabs.getByRole('link', { name: 'Bank statements' });
    expect([tab.getAttribute('href'), tab.getAttribute('aria-current')]).toEqual([
      '/office/money/bank',
      'page',
    ]);
  });

  it('are closed to roles that may open none of them', async () => {
    answer({}, ADA);
    await openOffice('/office/money');
    expect(await screen.findByRole('heading', { name: 'Your role can’t open this page' })).toBeDefined();
  });
});

describe('the trust accounts', () => {
  it('show what each holds, as of when, and how many lines are waiting', async () => {
    answer({ 'GET /money/accounts': [good([ACCOUNT])] });
    await openOffice('/office/money/bank');
    const card = (await screen.findByRole('heading', { name: 'Desjardins 4471' })).closest('li');
    const facts = [...(card?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
    expect(facts).toEqual([
      '$102,500.25',
      'November\u00a020, 2026',
      'novembre.csv12 new lines on November\u00a021, 2026Imported files',
      'Desjardins Group',
      '3',
    ]);
    expect(screen.getByRole('link', { name: 'Import file' }).getAttribute('href')).toBe(
      '/office/money/bank/a1/import',
    );
  });

  it('can be added to; a refusal keeps what was typed, and missing answers are asked for', async () => {
    const sent = answer({
      'GET /money/accounts': [good([]), good([ACCOUNT])],
      'POST /money/accounts': [
        refused(400, 'VALIDATION', 'Check the fields.', { name: 'Another account has this name.' }),
        good({ id: 'a1' }),
      ],
    });
    await openOffice('/office/money/bank');
    await screen.findByRole('heading', { name: 'No trust account yet' });
    press('Add account');
    fireEvent.click(screen.getByRole('button', { name: 'Add account' }));
    expect((await screen.findAllByText('Give the account a name')).length).toBeGreaterThan(0);
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
    type('Name', 'Desjardins 4471');
    type('Opening balance', '100,000.25');
    type('Balance as of', '20261101');
    press('Add account');
    await screen.findAllByText('Another account has this name.');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Desjardins 4471');
    type('Name', 'Desjardins 4471 (trust)');
    press('Add account');
    expect(await screen.findByRole('heading', { name: 'Desjardins 4471' })).toBeDefined();
    await waitFor(() =>
      expect(sent.filter(({ call }) => call.startsWith('POST')).at(-1)?.body).toEqual({
        name: 'Desjardins 4471 (trust)',
        openingBalance: 100_000.25,
        openedOn: '2026-11-01',
      }),
    );
  });

  it('offer no changes to people who may only read', async () => {
    answer({ 'GET /money/accounts': [good([])] }, COMPLIANCE as typeof ADA);
    await openOffice('/office/money/bank');
    await screen.findByText(/Finance adds/);
    expect(screen.queryByRole('button', { name: 'Add account' })).toBeNull();
  });

  it('says what failed and loads again', async () => {
    answer({ 'GET /money/accounts': [refused(500, 'FAULT', 'Something went wrong.'), good([ACCOUNT])] });
    await openOffice('/office/money/bank');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Desjardins 4471' })).toBeDefined();
  });
});
