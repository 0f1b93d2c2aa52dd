import type { ApprovalPage, ApprovalRow } from '@portal/domain/desk/approvals/office-approvals.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

beforeAll(() => import('./approvals-page.tsx'));

const FINANCE = { ...ADA, roles: ['finance' as const], actions: actionsOf(['finance']) };
const ROW: ApprovalRow = {
  proposalId: 'p1',
  kind: 'refund-money',
  targetId: 'a1b2c3d4-0000',
  deal: 'Maple Gate',
  order: { reference: 'A1B2C3D4', investor: 'Ada Tremblay' },
  amount: 5_000,
  person: null,
  maker: 'Noor Haddad',
  isOwn: false,
  hasWorkedOnIt: false,
  submittedAt: '2026-11-22T13:00:00.000Z',
  expiresAt: '2026-12-22T13:00:00.000Z',
  approvers: { names: ['Ada Moreau'], count: 1 },
};
const count = (value: number) => ({ value, isCapped: false });
const page = (change: Partial<ApprovalPage> = {}) =>
  good({
    rows: [ROW],
    counts: { 'for-you': count(1), 'for-others': count(0) },
    alone: [],
    next: null,
    ...change,
  });
const FAILED = refused(500, 'INTERNAL', 'Something went wrong.');
const YOURS = 'GET /approvals?part=for-you';
const OTHERS = 'GET /approvals?part=for-others';

describe('what is waiting for a second person', () => {
  it('says what would be done, who asks, until when, and links to where it is decided', async () => {
    answerWith({ 'GET /me': [good(FINANCE)], [YOURS]: [page()] });
    await openOffice('/office/approvals');
    const list = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const link = list.getByRole('link', { name: 'Refund $5,000.00 of order A1B2C3D4' });
    expect(link.getAttribute('href')).toBe('/office/orders/a1b2c3d4-0000#money');
    expect(list.getByText('Ada Tremblay, Maple Gate')).toBeDefined();
    expect(list.getByText(/^Noor Haddad, November/)).toBeDefined();
    expect(list.getByText(/^December.22, 2026/)).toBeDefined();
  });

  it.each([
    ['publish-deal', 'd1', 'Publish deal Maple Gate', '/office/deals/d1/review'],
    ['reopen-deal', 'd1', 'Reopen deal Maple Gate', '/office/deals/d1/review'],
    ['publish-memorandum', 'd1', 'Publish offering memorandum of Maple Gate', '/office/deals/d1/memorandum'],
    ['approve-order', 'o1', 'Approve order A1B2C3D4', '/office/orders/o1'],
    [
      'close-trust-day',
      '2026-11-20',
      'Close trust accounts for November\u00a020, 2026',
      '/office/money/days/2026-11-20',
    ],
    ['send-back', 'u1', 'Send back $5,000.00 of unapplied funds', '/office/money/unapplied#unapplied-u1'],
    ['release-money', 'o1', 'Release $5,000.00 of order A1B2C3D4', '/office/orders/o1#money'],
  ] as const)('leads to where %s is decided', async (kind, targetId, name, address) => {
    answerWith({ 'GET /me': [good(FINANCE)], [YOURS]: [page({ rows: [{ ...ROW, kind, targetId }] })] });
    await openOffice('/office/approvals');
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
  });

  it('takes an administrator to the person whose role would change', async () => {
    const person = { name: 'Tomas Kovac', toRoles: ['compliance' as const] };
    const row = { ...ROW, kind: 'change-role' as const, targetId: 's7', order: null, amount: null, person };
    answerWith({
      'GET /me': [good(ADA)],
      [YOURS]: [page({ rows: [row, { ...row, proposalId: 'p2', hasWorkedOnIt: true }] })],
    });
    await openOffice('/office/approvals');
    const [link] = await screen.findAllByRole('link', {
      name: 'Change the roles of Tomas Kovac to Compliance',
    });
    expect(link?.getAttribute('href')).toBe('/office/people#person-s7');
    expect(screen.getByText('This is about you. Another person must decide.')).toBeDefined();
  });

  it('shows beside the page’s name how much is waiting for the person', async () => {
    answerWith({
      'GET /me': [good(FINANCE)],
      [YOURS]: [page({ counts: { 'for-you': count(3), 'for-others': count(0) } })],
    });
    await openOffice('/office/role');
    await screen.findByRole('link', { name: 'Approvals 3 waiting for you' });
  });

  it('names who may decide on the person’s own proposal, or says plainly that nobody may', async () => {
    const own = { ...ROW, isOwn: true, hasWorkedOnIt: true, maker: 'Ada Moreau' };
    answerWith({
      'GET /me': [good(FINANCE)],
      [YOURS]: [page({ rows: [], alone: ['release-money', 'refund-money'] })],
      [OTHERS]: [
        page({
          rows: [
            { ...own, approvers: { names: ['Noor Haddad', 'Théo Roy'], count: 4 } },
            { ...own, proposalId: 'p2', approvers: { names: [], count: 0 } },
            { ...ROW, proposalId: 'p3', hasWorkedOnIt: true },
          ],
        }),
      ],
    });
    await openOffice('/office/approvals');
    await screen.findByText('Nothing is waiting for you');
    expect(screen.getByText('No one else can approve your proposals')).toBeDefined();
    expect(screen.getByText('refunding money')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: /^Waiting for others/ }));
    await screen.findByText('Noor Haddad, Théo Roy and 2 more');
    expect(screen.getAllByText(/^You, /)).toHaveLength(2);
    expect(screen.getByText(/^No one else in the office can approve this/)).toBeDefined();
    expect(screen.getByText('You worked on it. Another person must decide.')).toBeDefined();
  });

  it('goes on to the next page and back to the first', async () => {
    answerWith({
      'GET /me': [good(FINANCE)],
      [YOURS]: [page({ next: 'n1' })],
      [`${YOURS}&after=n1`]: [page({ rows: [{ ...ROW, deal: '', kind: 'publish-deal' }] })],
    });
    await openOffice('/office/approvals');
    fireEvent.click(await screen.findByRole('link', { name: 'Next page' }));
    await screen.findByRole('link', { name: 'Publish deal (unnamed)' });
    fireEvent.click(screen.getByRole('link', { name: 'First page' }));
    await screen.findByRole('link', { name: 'Refund $5,000.00 of order A1B2C3D4' });
  });

  it('says what failed and loads again', async () => {
    answerWith({
      'GET /me': [good(FINANCE)],
      // The count beside the page's name makes the same call.
      [YOURS]: [FAILED, FAILED, page()],
    });
    await openOffice('/office/approvals');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Ada Tremblay, Maple Gate');
  });

  it('works in French, too', async () => {
    answerWith({ 'GET /me': [good({ ...FINANCE, language: 'fr' })], [YOURS]: [page()] });
    await openOffice('/office/approvals', 'fr');
    await screen.findByRole('heading', { name: 'Approbations' });
    await screen.findByText('Rembourser 5 000,00 $ de l’ordre A1B2C3D4');
  });
});
