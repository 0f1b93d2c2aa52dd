import { actionsOf } from '@portal/domain/firm/staff/permissions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADA, answerWith, good, LOGGED_OUT, openOffice, refused } from '../testing/open-office.tsx';

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const LOG_IN = 'Log in to the office';

describe('logging in', () => {
  it('asks for the log-in at the page’s own address, then shows that page', async () => {
    const sent = answerWith({
      'GET /me': [LOGGED_OUT, good(ADA)],
      'POST /login': [good({ state: 'code', challenge: 'c1' }), good({ state: 'open', self: ADA })],
      'GET /sessions': [good([])],
    });
    await openOffice('/office/account');
    await screen.findByRole('heading', { name: LOG_IN });
    type('Email', 'ada@northline.example');
    type('Password', 'a quiet morning');
    press('Continue');
    await screen.findByRole('heading', { name: 'Enter your code' });
    type('Code from your app', ' 123 456 ');
    press('Log in');
    await screen.findByRole('heading', { name: 'Your account' });
    const logIns = sent.filter(({ call }) => call === 'POST /login');
    expect(logIns.map(({ body }) => body)).toEqual([
      { email: 'ada@northline.example', password: 'a quiet morning' },
      { challenge: 'c1', code: '123 456' },
    ]);
    expect(sent.map(({ headers }) => headers.get('x-portal-office'))).toEqual(sent.map(() => '1'));
    expect(sent.some(({ headers }) => headers.has('authorization'))).toBe(false);
    expect(logIns.some(({ headers }) => headers.has('idempotency-key'))).toBe(false);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('keeps what was typed if the password is wrong', async () => {
    answerWith({
      'GET /me': [LOGGED_OUT],
      'POST /login': [refused(401, 'CREDENTIALS_WRONG', 'The email or the password is not right.')],
    });
    await openOffice('/office');
    await screen.findByRole('heading', { name: LOG_IN });
    type('Email', 'ada@northline.example');
    type('Password', 'a quiet morning');
    press('Continue');
    await screen.findByText('The email or the password is not right.');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'a quiet morning');
  });

  it('shows a newcomer only the second step, then the recovery codes until they are confirmed', async () => {
    const newcomer = { ...ADA, isEnrolled: false };
    answerWith({
      'GET /me': [good(newcomer), good(newcomer), good(ADA)],
      'POST /two-factor/start': [good({ secret: 'ABCDEFGH', otpauthUrl: 'otpauth://x', qrSvg: '<svg/>' })],
      'POST /two-factor/confirm': [good({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] })],
      'GET /people': [good([])],
    });
    await openOffice('/office/people');
    await screen.findByText('ABCD EFGH');
    type('Code from your app', '123456');
    press('Turn on');
    await screen.findByText('aaaa-bbbb');
    press('Open the office');
    await screen.findAllByText('Confirm that you saved the codes');
    fireEvent.click(screen.getByRole('checkbox'));
    press('Open the office');
    await screen.findByRole('navigation');
    expect(screen.queryByText('aaaa-bbbb')).toBeNull();
  });

  it.each([
    [
      'an administrator',
      ADA,
      ['Desk', 'Approvals', 'Deals', 'Representatives', 'Numbers', 'People', 'Audit log', 'Our particulars'],
    ],
    [
      'compliance',
      { ...ADA, roles: ['compliance'], actions: actionsOf(['compliance']) },
      [
        'Desk',
        'Approvals',
        'Investors',
        'Messages',
        'Trust accounts',
        'Deals',
        'Representatives',
        'Numbers',
        'People',
        'Audit log',
        'Our particulars',
      ],
    ],
    ['finance', { ...ADA, roles: ['finance'], actions: ['payments.record'] }, ['Desk']],
  ] as const)('gives %s the pages of the role', async (_who, self, pages) => {
    answerWith({ 'GET /me': [good(self)] });
    await openOffice('/office/role');
    const links = (await screen.findByRole('navigation')).querySelectorAll('a');
    expect([...links].map(({ textContent }) => textContent)).toEqual(pages);
  });

  it.each([
    ['finance', 'finance', 'Desk'],
    ['who writes deals', 'deals', 'Deals'],
  ] as const)('lets the day of %s begin where their work is', async (_who, role, place) => {
    answerWith({
      'GET /me': [good({ ...ADA, roles: [role], actions: actionsOf([role]) })],
      'GET /desk': [good({ queues: [], uncounted: [], views: [], colleagues: [] })],
    });
    await openOffice('/office');
    const link = await screen.findByRole('link', { name: place });
    await waitFor(() => expect(link.getAttribute('aria-current')).toBe('page'));
  });

  it('says so if the role may not open the page', async () => {
    answerWith({ 'GET /me': [good({ ...ADA, roles: ['finance'], actions: ['payments.view'] })] });
    await openOffice('/office/people');
    await screen.findByRole('heading', { name: 'Your role can’t open this page' });
  });

  it('says so if there is no such page, to everybody', async () => {
    answerWith({});
    await openOffice('/office/no-such-page');
    await screen.findByRole('heading', { name: 'We can’t find this page' });
  });

  it('is in the person’s language', async () => {
    answerWith({ 'GET /me': [good({ ...ADA, language: 'fr' })] });
    await openOffice('/office/role');
    await screen.findByRole('heading', { name: 'Bonjour Ada' });
    await waitFor(() => expect(document.documentElement.lang).toBe('fr-CA'));
  });
});
