import type { RoleChange } from '@portal/domain/firm/role-changes/office-role-changes.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, member, openOffice, refused } from '../../../testing/open-office.tsx';

beforeAll(() => import('./people-page.tsx'));

const SELF = member({ id: ADA.id, firstName: 'Ada', lastName: 'Moreau', roles: ['administrator'] });
const LUC = member({ id: 's9', firstName: 'Luc', lastName: 'Roy', roles: ['administrator'] });
const NOOR = member({});
const CHANGE: RoleChange = {
  proposalId: 'p1',
  hash: 'h1',
  staffId: NOOR.id,
  fromRoles: ['finance'],
  toRoles: ['compliance'],
  representativeName: null,
  state: 'submitted',
  maker: 'Luc Roy',
  moves: ['approve', 'return'],
  approvers: ['Ada Moreau'],
  submittedAt: '2026-11-22T13:00:00.000Z',
  expiresAt: '2026-12-22T13:00:00.000Z',
  endedBy: null,
  endedAt: null,
  staleBecause: null,
  note: null,
};
const OVER = refused(409, 'PROPOSAL_OVER', 'This proposal is over.');

async function open(
  people: unknown[],
  changes: RoleChange[],
  answers: Parameters<typeof answerWith>[0] = {},
) {
  const sent = answerWith({
    'GET /me': [good(ADA)],
    'GET /people': [good(people)],
    'GET /role-changes': [good(changes)],
    ...answers,
  });
  await openOffice('/office/people');
  await screen.findByRole('heading', { name: 'People' });
  await screen.findByText(/^\d+ (person|people)$/);
  return sent;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a role change that is waiting for a second person', () => {
  it('is in the person’s row: from what, to what, who asked, until when; and is approved as seen', async () => {
    const sent = await open([SELF, LUC, NOOR], [CHANGE], {
      'POST /people/s2/role/approve': [good(null)],
      'GET /people/s2/work': [good({ proposals: [{ kind: 'send-back', count: 1 }], claims: 1 })],
    });
    const row = within(await screen.findByText('Change to Compliance, waiting for Ada Moreau'));
    expect(row).toBeDefined();
    expect(screen.getByText(/^Proposed by Luc Roy on .*; until then it stays Finance\.$/)).toBeDefined();
    press('Approve roles: Noor Haddad');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^Noor Haddad changes from Finance to Compliance at once/)).toBeDefined();
    expect(await dialog.findByText('sending unapplied funds back: 1')).toBeDefined();
    expect(dialog.getByText(/^1 item that they claimed goes back .* may not work on it\.$/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Approve roles' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent.find(({ call }) => call.endsWith('/approve'))?.body).toEqual({
      proposalId: 'p1',
      hash: 'h1',
    });
  });

  it('says in the dialog if it has ended meanwhile, although the row has changed', async () => {
    await open([SELF, LUC, NOOR], [CHANGE], {
      'GET /role-changes': [good([CHANGE]), good([])],
      'POST /people/s2/role/approve': [OVER],
    });
    await screen.findByText(/^Change to/);
    press('Approve roles: Noor Haddad');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Approve roles' }));
    await dialog.findByText('This proposal is over.');
    await waitFor(() => expect(screen.queryByText(/^Change to/)).toBeNull());
    expect(dialog.getByText('This proposal is over.')).toBeDefined();
  });

  it('is returned only with a reason', async () => {
    const sent = await open([SELF, LUC, NOOR], [CHANGE], { 'POST /people/s2/role/return': [good(null)] });
    await screen.findByText(/^Change to/);
    press('Return proposal: Noor Haddad');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Return proposal' }));
    await dialog.findAllByText('Give a reason');
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' Ask Luc first. ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Return proposal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ call }) => call.endsWith('/return'))?.body).toEqual({
      proposalId: 'p1',
      reason: 'Ask Luc first.',
    });
  });

  it('is withdrawn by its maker, and no second one is offered meanwhile', async () => {
    const own = { ...CHANGE, maker: 'Ada Moreau', moves: ['withdraw' as const], approvers: ['Luc Roy'] };
    const sent = await open([SELF, LUC, NOOR], [own], { 'POST /people/s2/role/withdraw': [good(null)] });
    await screen.findByText(/^Proposed by you on /);
    press('Edit access of Noor Haddad');
    await screen.findByRole('menuitem', { name: 'End access' });
    expect(screen.queryByRole('menuitem', { name: 'Change roles' })).toBeNull();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw proposal: Noor Haddad' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw proposal' }));
    await waitFor(() => expect(sent.some(({ call }) => call.endsWith('/withdraw'))).toBe(true));
  });

  it.each([
    [
      { state: 'returned' as const, note: 'Ask Luc.', endedBy: 'Luc Roy' },
      /^Returned by Luc Roy on .*: Ask Luc\.$/,
    ],
    [{ state: 'expired' as const }, /^It was not approved in time\.$/],
    [
      { state: 'stale' as const, staleBecause: 'person-changed' as const },
      /^This access changed after you proposed/,
    ],
  ])('tells its maker how it ended (%#)', async (change, words) => {
    await open([SELF, LUC, NOOR], [{ ...CHANGE, moves: [], endedAt: '2026-11-22T14:00:00.000Z', ...change }]);
    await screen.findByText('Your proposal was not approved: Compliance');
    expect(screen.getByText(words)).toBeDefined();
  });
});

describe('when nobody else can approve', () => {
  const ALONE = 'No one else can approve roles and access';

  it('a sole administrator is told before proposing anything, with the command for an emergency', async () => {
    await open([SELF, NOOR], []);
    await screen.findByText(ALONE);
    expect(screen.getByText(/^npm run dealer -- staff change-role/)).toBeDefined();
  });

  it('reads the command as it is typed where the portal is installed', async () => {
    document.documentElement.dataset.installed = '';
    await open([SELF, NOOR], []);
    await screen.findByText(ALONE);
    expect(screen.getByText('portal dealer staff found')).toBeDefined();
    delete document.documentElement.dataset.installed;
  });

  it('one of two administrators is told so about the other one only', async () => {
    await open([SELF, LUC, NOOR], []);
    expect(screen.queryByText(ALONE)).toBeNull();
    press('Edit access of Luc Roy');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Change roles' }));
    expect(await within(await screen.findByRole('dialog')).findByText(ALONE)).toBeDefined();
  });
});
