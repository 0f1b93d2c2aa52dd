import type { Admission } from '@portal/domain/firm/admissions/office-admissions.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, member, openOffice } from '../../../testing/open-office.tsx';

beforeAll(() => import('./people-page.tsx'));

const SELF = member({ id: ADA.id, firstName: 'Ada', lastName: 'Moreau', roles: ['administrator'] });
const LUC = member({ id: 's9', firstName: 'Luc', lastName: 'Roy', roles: ['administrator'] });
const WAITING: Admission = {
  proposalId: 'p1',
  hash: 'h1',
  staffId: 's10',
  way: 'invited',
  name: 'Tomas Kovac',
  email: 'tomas@northline.example',
  roles: ['finance'],
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
const NEW = { staffId: LUC.id, name: 'Luc Roy', at: '2026-11-22T09:00:00.000Z' };

async function open(admissions: Admission[], answers: Parameters<typeof answerWith>[0] = {}) {
  const sent = answerWith({
    'GET /me': [good(ADA)],
    'GET /people': [good([SELF, LUC])],
    'GET /role-changes': [good([])],
    'GET /admissions': [good(admissions)],
    ...answers,
  });
  await openOffice('/office/people');
  await screen.findByText('2 people');
  return sent;
}

describe('somebody who waits to be let in', () => {
  it('stands above everybody: who, as what, by whom, where the link goes; and is let in as seen', async () => {
    const sent = await open([WAITING], {
      'POST /people/s10/admission/approve': [good(null)],
      'GET /newcomers': [good([NEW])],
    });
    await screen.findByText('Invitation of Tomas Kovac, as Finance');
    expect(
      screen.getByText(/^Proposed by Luc Roy on .* The link goes to tomas@northline.example\.$/),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Approve access: Tomas Kovac' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^We email a link to tomas@northline.example/)).toBeDefined();
    expect(dialog.getByText(/^Here since today: Luc Roy/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Approve access' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent.find(({ call }) => call.endsWith('/approve'))?.body).toEqual({
      proposalId: 'p1',
      hash: 'h1',
    });
  });

  it('is returned only with a reason, and withdrawn by its maker alone', async () => {
    await open([WAITING, { ...WAITING, proposalId: 'p2', name: 'Ana Roy', moves: ['withdraw'] }]);
    await screen.findByRole('button', { name: 'Return proposal: Tomas Kovac' });
    expect(screen.queryByRole('button', { name: 'Approve access: Ana Roy' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Return proposal: Tomas Kovac' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Return proposal' }));
    await dialog.findAllByText('Give a reason');
  });

  it('tells its maker how it ended', async () => {
    const back = { state: 'returned' as const, note: 'Who is that?', endedBy: 'Luc Roy', moves: [] };
    await open([{ ...WAITING, ...back, endedAt: '2026-11-22T14:00:00.000Z' }]);
    await screen.findByText('Your proposal was not approved');
    expect(screen.getByText(/^Returned by Luc Roy on .*: Who is that\?$/)).toBeDefined();
  });

  it('is said after an invitation that waits', async () => {
    await open([], { 'POST /people': [{ status: 201, body: { data: { id: 's11', waits: true } } }] });
    fireEvent.click(screen.getByRole('button', { name: 'Invite person' }));
    await screen.findByRole('dialog');
    const type = (label: string, text: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    type('First name', 'Tomas');
    type('Last name', 'Kovac');
    type('Email', 'tomas@northline.example');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Finance/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await screen.findByText(
      'The invitation of tomas@northline.example is waiting for another administrator.',
    );
  });
});
