import type {
  OfficeRegistrations,
  RegistrationProposal,
} from '@portal/domain/firm/registrations/registrations.wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';
import { REGISTRATIONS } from './testing/registrations.ts';
import { RULES } from './testing/rules.ts';
import { TRUSTEE } from './testing/trustee.ts';

const PROPOSAL: RegistrationProposal = {
  proposalId: 'p1',
  hash: 'h1',
  province: 'CAN-ON',
  period: 1,
  from: '2026-11-18',
  lastDay: '2026-12-31',
  terms: null,
  source: 'Letter of the OSC',
  reason: 'We leave.',
  maker: 'Ben Tran',
  isOwn: false,
  submittedAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-12-20T15:00:00.000Z',
  returned: null,
  orders: 3,
  moves: ['approve', 'return'],
};

const open = async (read: OfficeRegistrations, more: Parameters<typeof answerWith>[0] = {}) => {
  const sent = answerWith({
    'GET /me': [good(ADA)],
    'GET /dealer': [refused(404, 'NOT_FOUND', 'No.')],
    'GET /dealer/registrations': [good(read)],
    'GET /dealer/trustee': [good(TRUSTEE)],
    'GET /dealer/rules': [good(RULES)],
    ...more,
  });
  await openOffice('/office/dealer');
  await screen.findByText('Ends soon');
  return sent;
};
const section = () => within(screen.getByRole('region', { name: 'Where we are registered' }));
const bodyOf = (sent: ReturnType<typeof answerWith>, wanted: string) =>
  sent.find(({ call }) => call === wanted)?.body;
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// Loaded before the tests, whose time limits are not about loading a page.
beforeAll(() => import('./dealer-page.tsx'));

describe('a change of a registration', () => {
  it('is proposed with its days, its source and a reason, and asks for what is missing', async () => {
    const sent = await open(REGISTRATIONS, { 'POST /dealer/registrations/propose': [good(null)] });
    fireEvent.click(section().getByRole('button', { name: 'Change Quebec' }));
    const dialog = within(await screen.findByRole('dialog'));
    type(/^Last day/, '2020-01-01');
    fireEvent.click(dialog.getByRole('button', { name: 'Propose change' }));
    expect((await dialog.findAllByText('Source is required')).length).toBeGreaterThan(0);
    type('Source', 'Letter of the AMF');
    type('Reason', 'It ends.');
    fireEvent.click(dialog.getByRole('button', { name: 'Propose change' }));
    expect((await dialog.findAllByText('The last day comes before the first day')).length).toBeGreaterThan(0);
    type(/^Last day/, '2027-01-31');
    fireEvent.click(dialog.getByRole('button', { name: 'Propose change' }));
    await screen.findByText('The change is waiting for a second person.');
    expect(bodyOf(sent, 'POST /dealer/registrations/propose')).toEqual({
      province: 'CAN-QC',
      period: 1,
      version: 1,
      from: '2026-11-18',
      lastDay: '2027-01-31',
      terms: 'Funds alone',
      source: 'Letter of the AMF',
      reason: 'It ends.',
    });
  });

  it('is approved by somebody who sees how many orders it stops', async () => {
    const sent = await open(
      { ...REGISTRATIONS, proposals: [PROPOSAL] },
      {
        'POST /dealer/registrations/approve': [good(null)],
      },
    );
    expect(section().getByText('Ontario: a change waits for a second person')).toBeDefined();
    expect(section().queryByRole('button', { name: 'Change Ontario' })).toBeNull();
    fireEvent.click(section().getByRole('button', { name: 'Approve change' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^3 orders that are not yet approved/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Approve change' }));
    await screen.findByText('The change is in the register.');
    expect(bodyOf(sent, 'POST /dealer/registrations/approve')).toEqual({ proposalId: 'p1', hash: 'h1' });
  });

  it('is withdrawn by its maker, and returned with a reason by another', async () => {
    const own = { ...PROPOSAL, isOwn: true, moves: ['withdraw' as const] };
    const sent = await open(
      { ...REGISTRATIONS, proposals: [own] },
      {
        'POST /dealer/registrations/withdraw': [good(null)],
      },
    );
    fireEvent.click(section().getByRole('button', { name: 'Withdraw proposal' }));
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw proposal' }),
    );
    await waitFor(() =>
      expect(bodyOf(sent, 'POST /dealer/registrations/withdraw')).toEqual({ proposalId: 'p1' }),
    );
  });

  it('is not for somebody alone or without the right, who are told why', async () => {
    await open({ ...REGISTRATIONS, approvers: [] });
    expect(section().queryByRole('button', { name: 'Add a province' })).toBeNull();
    expect(section().getByText(/^No one else can approve a change/)).toBeDefined();
  });
});
