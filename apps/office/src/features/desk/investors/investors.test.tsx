import type { InvestorPage, InvestorRow } from '@portal/domain/desk/investors/office-investors.wire';
import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADA, answerWith, good, openOffice, refused } from '../../../testing/open-office.tsx';

beforeAll(() => import('./investors-page.tsx'));

const COMPLIANCE = { ...ADA, roles: ['compliance' as const], actions: actionsOf(['compliance']) };
const ROW: InvestorRow = {
  id: 'i1',
  name: 'Hélène Trois-Rivières',
  email: 'h.riviere@exemple.ca',
  phone: '+15145550199',
  province: 'CAN-QC',
  representative: 'Priya Raghunathan',
  profile: 'to-confirm',
  openOrders: 2,
  since: '2026-11-20T12:00:00.000Z',
  closedAt: null,
};
const page = (change: Partial<InvestorPage> = {}) =>
  good({ rows: [ROW], count: { value: 1, isCapped: false }, next: null, ...change });

function answer(pages: Parameters<typeof answerWith>[0]) {
  return answerWith({ 'GET /me': [good(COMPLIANCE)], 'GET /representatives': [good([])], ...pages });
}

describe('the list of investors', () => {
  it('shows name, contact, representative and progress', async () => {
    answer({ 'GET /investors': [page()] });
    await openOffice('/office/investors');
    const link = await screen.findByRole('link', { name: 'Hélène Trois-Rivières' });
    const list = within(screen.getByRole('region', { name: 'Investors, by family name' }));
    expect(link.getAttribute('href')).toBe('/office/investors/i1');
    for (const text of ['h.riviere@exemple.ca', 'Priya Raghunathan', 'Profile to confirm', '2 open orders']) {
      expect(list.getAllByText(text).length).toBeGreaterThan(0);
    }
    expect(list.getByText('1 investor')).toBeDefined();
  });

  it('searches on submit, filters at once, and keeps both on the next page', async () => {
    const sent = answer({
      'GET /investors': [page()],
      'GET /investors?search=trois+rivieres': [page({ next: 'abc' })],
      'GET /investors?search=trois+rivieres&province=CAN-QC': [page({ next: 'abc' })],
      'GET /investors?search=trois+rivieres&province=CAN-QC&after=abc': [page()],
    });
    await openOffice('/office/investors');
    fireEvent.change(await screen.findByLabelText(/Name, email or phone/), {
      target: { value: ' trois rivieres ' },
    });
    expect(sent.some(({ call }) => call.includes('search='))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('link', { name: 'Next page' });
    fireEvent.change(screen.getByLabelText('Province or territory'), { target: { value: 'CAN-QC' } });
    await screen.findByRole('button', { name: 'Clear filters' });
    fireEvent.click(await screen.findByRole('link', { name: 'Next page' }));
    expect(await screen.findByRole('link', { name: 'First page' })).toBeDefined();
    expect(screen.getByLabelText(/Name, email or phone/)).toHaveProperty('value', 'trois rivieres');
  });

  it('keeps the focus in the search field while it searches', async () => {
    answer({ 'GET /investors': [page()], 'GET /investors?search=trois': [page({ next: 'abc' })] });
    await openOffice('/office/investors');
    const field = await screen.findByLabelText(/Name, email or phone/);
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'trois' } });
    fireEvent.submit(field.closest('form') ?? field);
    await screen.findByRole('link', { name: 'Next page' });
    expect(document.activeElement).toBe(screen.getByLabelText(/Name, email or phone/));
    expect(document.activeElement).toHaveProperty('value', 'trois');
  });

  it('says so if there is nobody yet', async () => {
    answer({ 'GET /investors': [page({ rows: [], count: { value: 0, isCapped: false } })] });
    await openOffice('/office/investors');
    expect(await screen.findByRole('heading', { name: 'No investors yet' })).toBeDefined();
  });

  it('offers a way out of filters that match nobody', async () => {
    answer({
      'GET /investors?profile=none': [page({ rows: [], count: { value: 0, isCapped: false } })],
      'GET /investors': [page()],
    });
    await openOffice('/office/investors?profile=none');
    await screen.findByRole('heading', { name: 'No investors found' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
    expect(await screen.findByRole('link', { name: 'Hélène Trois-Rivières' })).toBeDefined();
  });

  it('counts only up to its limit', async () => {
    answer({ 'GET /investors': [page({ count: { value: 1000, isCapped: true } })] });
    await openOffice('/office/investors');
    expect(await screen.findByText('1,000+ investors')).toBeDefined();
  });

  it('says what failed and loads again', async () => {
    answer({ 'GET /investors': [refused(500, 'FAULT', 'Something went wrong.'), page()] });
    await openOffice('/office/investors');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Hélène Trois-Rivières' })).toBeDefined();
  });

  it('is not open to every role', async () => {
    answerWith({ 'GET /me': [good({ ...ADA, roles: ['finance'], actions: actionsOf(['finance']) })] });
    await openOffice('/office/investors');
    expect(await screen.findByRole('heading', { name: 'Your role can’t open this page' })).toBeDefined();
  });

  it('works in French, too', async () => {
    answerWith({
      'GET /me': [good({ ...COMPLIANCE, language: 'fr' })],
      'GET /representatives': [good([])],
      'GET /investors': [page()],
    });
    await openOffice('/office/investors', 'fr');
    await screen.findByText(/^2\sordres en cours$/);
    expect(screen.getAllByText('Profil à confirmer').length).toBeGreaterThan(1);
  });
});
