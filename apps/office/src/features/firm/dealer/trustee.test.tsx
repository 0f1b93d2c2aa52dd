import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type { OfficeTrustee } from '@portal/domain/firm/trustee/office-trustee.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';
import { RULES } from './testing/rules.ts';
import { DIFFERS, PROPOSAL, TRUSTEE } from './testing/trustee.ts';

// Loaded before the tests, whose time limits are not about loading a page.
beforeAll(() => import('./dealer-page.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const WAITS: OfficeTrustee = {
  ...DIFFERS,
  proposal: PROPOSAL,
  moves: ['approve', 'return'],
  approvers: ['Ada Moreau'],
};

async function open(trustee: OfficeTrustee[], answers: Parameters<typeof answerWith>[0] = {}) {
  const sent = answerWith({
    'GET /me': [good(FINANCE)],
    'GET /dealer/trustee': trustee.map(good),
    'GET /dealer/rules': [good(RULES)],
    ...answers,
  });
  await openOffice('/office/dealer');
  await screen.findByRole('heading', { name: 'Trust account particulars' });
  return sent;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bodyOf = (sent: Awaited<ReturnType<typeof open>>, move: string) =>
  sent.find(({ call }) => call === `POST /dealer/trustee/${move}`)?.body;

describe('the trust account', () => {
  it('is shown as in force, and since when, with nothing to decide', async () => {
    await open([TRUSTEE]);
    const account = within(screen.getByRole('region', { name: 'Trust account' }));
    expect(account.getByText('Account').nextSibling?.textContent).toBe('1234567');
    expect(screen.getByText(/^As the folder had it when the portal first started/)).toBeDefined();
    expect(screen.queryByText(/The folder now has other particulars/)).toBeNull();
  });

  it('is shown next to what the folder says differently, and proposed with a reason', async () => {
    const sent = await open([DIFFERS, WAITS], { 'POST /dealer/trustee/propose': [good(null)] });
    await screen.findByText('The folder now has other particulars');
    expect(screen.getByText('Account: ***-***-567 becomes ***-***-456')).toBeDefined();
    expect(
      screen.getByText('Trustee (French): Fiducie Speed River becomes Fiducie d’ailleurs'),
    ).toBeDefined();
    press('Propose particulars');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Propose particulars' }));
    await dialog.findAllByText('Give a reason');
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' Another bank. ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Propose particulars' }));
    await screen.findByText('New particulars are waiting for Ada Moreau');
    expect(bodyOf(sent, 'propose')).toEqual({ folderMark: 'm1', reason: 'Another bank.' });
  });

  it('is approved by typing the account, with errors beside the field', async () => {
    const message = 'This is not the proposed account number. Check it with the trustee';
    const sent = await open([WAITS, TRUSTEE], {
      'POST /dealer/trustee/approve': [
        refused(400, 'VALIDATION', 'Check the fields.', { account: message }),
        good(null),
      ],
    });
    expect(screen.getByText(/^Proposed by Luc Roy on .* Reason: Another bank\.$/)).toBeDefined();
    press('Approve particulars');
    const dialog = within(await screen.findByRole('dialog'));
    const type = (value: string) => {
      fireEvent.change(dialog.getByLabelText('New account number'), { target: { value } });
      fireEvent.click(dialog.getByRole('button', { name: 'Approve particulars' }));
    };
    type('1');
    await dialog.findAllByText(message);
    type('9990456');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.filter(({ call }) => call.endsWith('/approve')).at(-1)?.body).toEqual({
      proposalId: 'p1',
      hash: 'h1',
      account: '9990456',
    });
  });

  it('cannot be approved once the folder has changed again, only returned', async () => {
    const sent = await open([{ ...WAITS, proposal: { ...PROPOSAL, isOfFolder: false } }], {
      'POST /dealer/trustee/return': [good(null)],
    });
    await screen.findByText(/^The folder changed after this was proposed/);
    expect(screen.queryByRole('button', { name: 'Approve particulars' })).toBeNull();
    press('Return proposal');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'It changed.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Return proposal' }));
    await waitFor(() => expect(bodyOf(sent, 'return')).toEqual({ proposalId: 'p1', reason: 'It changed.' }));
  });

  it('is withdrawn by its maker', async () => {
    const own = { ...WAITS, proposal: { ...PROPOSAL, isOwn: true }, moves: ['withdraw' as const] };
    const sent = await open([own], { 'POST /dealer/trustee/withdraw': [good(null)] });
    await screen.findByText(/^Proposed by you on /);
    press('Withdraw proposal');
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Withdraw proposal' }));
    await waitFor(() => expect(bodyOf(sent, 'withdraw')).toEqual({ proposalId: 'p1' }));
  });

  it.each<[string, Partial<OfficeTrustee>, RegExp]>([
    ['in an office of one', { approvers: [] }, /^No one else can approve this\./],
    ['by a role that may not', { moves: [] }, /^Finance or compliance can propose/],
  ])('cannot be proposed %s, and says why', async (_who, change, words) => {
    await open([{ ...DIFFERS, ...change }]);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Propose particulars' })).toBeNull();
  });

  it.each<[NonNullable<OfficeTrustee['proposal']>['state'], RegExp]>([
    ['returned', /^The last proposal was returned by Ada Moreau on .*: No letter\.$/],
    ['stale', /because the folder changed after it was made/],
    ['expired', /was not approved in time/],
  ])('says how the last proposal ended: %s', async (state, words) => {
    const ended = { state, endedBy: 'Ada Moreau', endedAt: '2026-11-23T13:00:00.000Z', note: 'No letter.' };
    await open([{ ...DIFFERS, proposal: { ...PROPOSAL, ...ended } }]);
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Propose particulars' })).toBeDefined();
  });
});
