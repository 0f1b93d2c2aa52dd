import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import type { OfficeProfile } from '@portal/domain/desk/orders/office-profile.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

beforeAll(() => import('./investor-page.tsx'));

const AT = '2026-11-20T12:00:00.000Z';
const COMPLIANCE = { ...ADA, roles: ['compliance' as const], actions: actionsOf(['compliance']) };
const version = (kycId: string, number: number) => ({
  kycId,
  version: number,
  isDraft: false,
  submittedAt: AT,
  signedAt: null,
  isOrders: false,
});
const INVESTOR: OfficeInvestor = {
  investor: {
    id: 'i1',
    name: 'Hélène Trois-Rivières',
    email: 'h.riviere@exemple.ca',
    isEmailVerified: false,
    phone: null,
    language: 'fr',
    province: 'CAN-QC',
    representative: { id: 'rep-07', fullName: 'Priya Raghunathan' },
    referrer: { kind: 'investor', name: 'Luc Caron' },
    hasTwoFactor: true,
    since: AT,
    closedAt: null,
  },
  moves: ['end-sessions', 'change-representative'],
  onboarding: { 'real-estate': ['1'] },
  profile: { submittedAt: AT, confirmBy: '2027-11-20' },
  profiles: [version('k2', 2), version('k1', 1)],
  paymentFlags: [],
  flags: [{ id: 'f1', order: null, kind: 'same-number', since: AT, other: 'i2' }],
  orders: [
    {
      id: 'o1',
      reference: 'A1B2C3D4',
      dealName: 'Harbour Row',
      status: 'submitted',
      total: 5000,
      createdAt: AT,
    },
  ],
  papers: [
    {
      kind: 'signed',
      documentId: 's1',
      title: 'Subscription agreement',
      language: 'en',
      at: AT,
      orderId: 'o1',
    },
    {
      kind: 'memorandum',
      documentId: 'm1',
      title: 'Offering memorandum',
      language: 'en',
      at: AT,
      orderId: 'o1',
    },
    {
      kind: 'signed',
      documentId: 's2',
      title: 'Confirmation du profil',
      language: 'fr',
      at: AT,
      orderId: null,
    },
  ],
  consents: [
    { kind: 'articles', isGranted: false, at: '2026-11-21T12:00:00.000Z' },
    { kind: 'articles', isGranted: true, at: AT },
  ],
  sessions: [{ id: 's1', createdAt: AT, lastSeenAt: AT, browser: 'firefox', system: 'linux' }],
  written: [
    {
      id: 'w1',
      version: 0,
      state: 'new',
      about: 'order',
      subject: 'When is the money taken?',
      name: 'Hélène',
      investor: { id: 'i1', name: 'Hélène Trois-Rivières' },
      language: 'fr',
      receivedAt: AT,
    },
  ],
  messages: [
    {
      id: 'm1',
      template: 'welcome',
      address: 'h.riviere@exemple.ca',
      outcome: 'sent',
      at: AT,
      bounce: { kind: 'hard', reason: 'no such address', at: AT },
    },
  ],
};
const profile = (kycId: string, number: number, firstName: string): OfficeProfile => ({
  version: version(kycId, number),
  answers: { basics: { firstName } },
  evidence: [],
  identityCheck: null,
  flags: [],
});

function answer(more: Parameters<typeof answerWith>[0] = {}, shown: OfficeInvestor = INVESTOR) {
  return answerWith({
    'GET /me': [good(COMPLIANCE)],
    'GET /investors/i1': [good(shown)],
    'GET /investors/i1/profiles/k2': [good(profile('k2', 2, 'Hélène'))],
    'GET /investors/i1/profiles/k1': [good(profile('k1', 1, 'Helene'))],
    'GET /representatives': [
      good([
        { id: 'rep-07', fullName: 'Priya Raghunathan', isActive: true, provinces: ['CAN-QC'] },
        { id: 'rep-09', fullName: 'Oleksandr Hnatyshyn', isActive: true, provinces: ['CAN-QC'] },
        { id: 'rep-02', fullName: 'Gordon MacAskill', isActive: true, provinces: ['CAN-MB'] },
      ]),
    ],
    ...more,
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const REASON = { target: { value: 'They lost their phone.' } };

describe('the page of an investor', () => {
  it('shows who they are, their orders and consents, bounced mail and open flags', async () => {
    answer();
    await openOffice('/office/investors/i1');
    await screen.findByRole('heading', { name: 'Hélène Trois-Rivières' });
    for (const text of [
      'h.riviere@exemple.ca (not verified)',
      'Priya Raghunathan',
      'Luc Caron, investor',
      'Harbour Row',
      'Firefox on Linux',
      'Another account has the same social insurance number.',
      'Emails to h.riviere@exemple.ca are returned: no such address',
      'Apartment buildings',
    ]) {
      expect(screen.getByText(text), text).toBeDefined();
    }
    expect(screen.getAllByText(/Articles about the exempt market: (agreed|withdrawn)/)).toHaveLength(2);
    const order = screen.getByRole('link', { name: 'A1B2C3D4' });
    expect(order.getAttribute('href')).toBe('/office/orders/o1');
    const written = screen.getByRole('link', { name: 'When is the money taken?' });
    expect(written.getAttribute('href')).toBe('/office/messages/w1');
    const other = screen.getByRole('link', { name: 'Open the other account' });
    expect(other.getAttribute('href')).toBe('/office/investors/i2');
  });

  it('opens papers signed without an order through the investor, and all others through their order', async () => {
    const opened = good({ pages: 1, url: 'https://portal.test/file', until: AT });
    const sent = answer({
      'POST /investors/i1/papers/s2/open': [opened],
      'POST /orders/o1/papers/s1/open': [opened],
    });
    await openOffice('/office/investors/i1');
    const papers = within(await screen.findByRole('region', { name: 'Documents on file' }));
    const row = papers.getByText('Confirmation du profil').closest('li') ?? document.body;
    expect(row.textContent).toMatch(/In French · No order/);
    for (const title of ['Confirmation du profil', 'Subscription agreement']) {
      fireEvent.click(papers.getByRole('button', { name: `Open: ${title}`, hidden: true }));
    }
    await waitFor(() =>
      expect(sent.map(({ call }) => call)).toEqual(
        expect.arrayContaining(['POST /investors/i1/papers/s2/open', 'POST /orders/o1/papers/s1/open']),
      ),
    );
  });

  it('shows two versions of the profile side by side', async () => {
    answer();
    await openOffice('/office/investors/i1');
    fireEvent.change(await screen.findByLabelText('Compare with'), { target: { value: 'k1' } });
    const cell = await screen.findByRole('cell', { name: 'Helene' });
    const row = within(cell.closest('tr') ?? document.body);
    expect(row.getByRole('cell', { name: 'Hélène' })).toBeDefined();
    expect(row.getByText('different')).toBeDefined();
  });

  it('ends a session with a reason, and keeps what was typed if that fails', async () => {
    const sent = answer({
      'POST /investors/i1/sessions/end': [refused(503, 'BUSY', 'The portal is busy.'), good({ ended: 1 })],
    });
    await openOffice('/office/investors/i1');
    await screen.findByText('Firefox on Linux');
    press('End session: Firefox on Linux');
    await screen.findByRole('dialog');
    press('End');
    await screen.findAllByText('Give a reason');
    expect(sent.some(({ call }) => call.startsWith('POST /investors/'))).toBe(false);
    fireEvent.change(screen.getByLabelText(/Reason/), REASON);
    press('End');
    await screen.findByText('The portal is busy.');
    expect(screen.getByLabelText(/Reason/)).toHaveProperty('value', 'They lost their phone.');
    press('End');
    await screen.findByText('1 session ended. We told the investor by email.');
    const bodies = sent.filter(({ call }) => call.startsWith('POST /investors/')).map(({ body }) => body);
    expect(bodies[1]).toEqual({ sessionId: 's1', reason: 'They lost their phone.' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('moves the investor to another representative, and says so to a person who was too late', async () => {
    const sent = answer({
      'POST /investors/i1/representative': [
        refused(409, 'CHANGED_MEANWHILE', 'Somebody changed it meanwhile.'),
      ],
    });
    await openOffice('/office/investors/i1');
    await screen.findByText('Firefox on Linux');
    press('Change representative');
    await screen.findByRole('option', { name: 'Oleksandr Hnatyshyn' });
    // Not registered where the investor lives.
    expect(screen.queryByRole('option', { name: 'Gordon MacAskill' })).toBeNull();
    fireEvent.change(screen.getByLabelText(/Reason/), REASON);
    press('Change representative');
    await screen.findAllByText('Choose another representative');
    fireEvent.change(screen.getByLabelText('New representative'), { target: { value: 'rep-09' } });
    press('Change representative');
    await screen.findByText('Somebody changed it meanwhile.');
    expect(sent.find(({ call }) => call.startsWith('POST /investors/'))?.body).toEqual({
      fromId: 'rep-07',
      toId: 'rep-09',
      reason: 'They lost their phone.',
    });
  });

  it('offers nothing that the role may not do', async () => {
    answer(
      {},
      {
        ...INVESTOR,
        written: [],
        moves: [],
        profiles: [],
        orders: [],
        papers: [],
        sessions: [],
        consents: [],
        onboarding: null,
      },
    );
    await openOffice('/office/investors/i1');
    await screen.findByText('No active sessions.');
    for (const text of [
      'No orders yet.',
      'Nothing signed or confirmed yet.',
      'No consents on record.',
      'No profile yet.',
      'Not answered yet.',
    ]) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.queryByRole('button', { name: /^(End|Change rep)/ })).toBeNull();
  });

  it('says so if there is no such investor', async () => {
    answer({ 'GET /investors/i1': [refused(404, 'NOT_FOUND', 'We could not find this.')] });
    await openOffice('/office/investors/i1');
    expect(await screen.findByText('We could not find this.')).toBeDefined();
  });
});
