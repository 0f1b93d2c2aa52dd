import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith, holdCall } from '../../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../../testing/open-app.tsx';
import { readAgain } from './security-api.ts';

const ok = (data: unknown) => ({ status: 200, body: { data } });
const EMAIL = { email: 'ana@example.ca', verified: false, pending: null };
const HERE = {
  id: 's1',
  createdAt: '2026-11-20T12:00:00.000Z',
  lastSeenAt: '2026-11-20T12:00:00.000Z',
  browser: 'firefox',
  system: 'linux',
  current: true,
};
const ELSEWHERE = { ...HERE, id: 's2', browser: 'safari', system: 'ios', current: false };
const TIMES = ok({ idleEndsAt: '2099-01-01T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' });
const OWN = {
  firstName: 'Ana',
  lastName: 'Roy',
  phone: '416 555 0142',
  language: 'en',
  province: 'CAN-ON',
  createdAt: '2026-11-20T12:00:00.000Z',
  dealerRepresentative: null,
  profile: { submittedAt: '2026-11-20T12:00:00.000Z', confirmBy: '2027-11-20' },
  consents: [
    { kind: 'articles', isGranted: true, at: '2026-11-20T12:00:00.000Z' },
    { kind: 'terms', isGranted: true, at: '2026-11-19T12:00:00.000Z' },
  ],
  closing: [],
  profilePapers: [],
  bankAccounts: [
    {
      id: 'trade-1',
      lastDigits: '567',
      isLinked: false,
      orders: [{ tradeId: 'trade-1', dealName: 'Maple Gate' }],
      inUse: [],
    },
  ],
};
const PAGE = {
  '/user/profile/': ok(ANA),
  '/user/account': ok(OWN),
  '/user/session': TIMES,
  '/user/email': ok(EMAIL),
  '/user/two-factor': ok({ enabled: false, recoveryCodesLeft: 0 }),
  '/user/sessions': ok([HERE, ELSEWHERE]),
};

async function openAccount(answers: Record<string, { status: number; body: unknown }> = {}) {
  const store = createStore();
  store.dispatch(authenticate('t1'));
  const sent = answerWith({ ...PAGE, ...answers });
  await openApp('/dashboard/account', store);
  await screen.findByRole('heading', { name: 'Email' });
  return { store, sent };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: text } });

describe('a bank account', () => {
  const openDialog = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Unlink the account ending in 567' }));
    return within(await screen.findByRole('alertdialog'));
  };

  it('is unlinked after an explanation, and disappears from the page', async () => {
    const { sent } = await openAccount({ '/user/bank-accounts/trade-1/unlink': ok({ unlinked: true }) });
    const dialog = await openDialog();
    expect(dialog.getByText(/Your authorization ends/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Unlink it' }));
    expect(await screen.findByText('The account is unlinked. A message confirms it.')).toBeDefined();
    const times = (path: string) => sent.filter((call) => call.path === path).length;
    expect(times('/user/bank-accounts/trade-1/unlink')).toBe(1);
    await waitFor(() => expect(times('/user/account')).toBe(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says why it can no longer be unlinked, and leaves it', async () => {
    const body = { code: 'BANK_ACCOUNT_IN_USE', message: ['It is needed.'], requestId: 'r' };
    await openAccount({ '/user/bank-accounts/trade-1/unlink': { status: 409, body } });
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('button', { name: 'Unlink it' }));
    expect(await dialog.findByText('It is needed.')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((await openDialog()).queryByText('It is needed.')).toBeNull();
  });

  it('that is needed says for what and until when', async () => {
    const inUse = [
      { kind: 'order', until: null },
      { kind: 'returnable', until: '2027-02-21' },
    ];
    await openAccount({
      '/user/account': ok({ ...OWN, bankAccounts: [{ ...OWN.bankAccounts[0], inUse }] }),
    });
    expect(screen.getByText(/An order under way is paid from it/)).toBeDefined();
    expect(screen.getByText(/until February 21, 2027/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Unlink/ })).toBeNull();
  });
});

describe('the end of an account', () => {
  it('explains first, and closes the account with the password', async () => {
    const { sent, store } = await openAccount({ '/user/account/close': ok({ closed: true }) });
    expect(screen.getByText(/the law has us keep those records for at least eight years/)).toBeDefined();
    press('Close my account');
    press('Close it for good');
    expect(await screen.findAllByText('Password is required')).toHaveLength(2);
    type('Password', 'a quiet morning');
    press('Close it for good');
    expect(await screen.findByText('Your account is closed. A message confirms it.')).toBeDefined();
    expect(sent.find(({ path }) => path === '/user/account/close')?.body).toEqual({
      password: 'a quiet morning',
    });
    expect(store.getState().auth.accessToken).toBeNull();
    await waitFor(() => expect(currentAddress()).toBe('/'));
  });

  it('asks for a two-factor code if that is on', async () => {
    const { sent } = await openAccount({
      '/user/two-factor': ok({ enabled: true, recoveryCodesLeft: 9 }),
      '/user/account/close': ok({ closed: true }),
    });
    press('Close my account');
    type('Password', 'a quiet morning');
    press('Close it for good');
    expect(await screen.findAllByText('The code is required')).toHaveLength(2);
    type('Code from the app', ' 123 456 ');
    press('Close it for good');
    expect(await screen.findByText('Your account is closed. A message confirms it.')).toBeDefined();
    expect(sent.find(({ path }) => path === '/user/account/close')?.body).toEqual({
      password: 'a quiet morning',
      code: '123 456',
    });
  });

  it('asks for the code once the server wants it, and keeps the password that was typed', async () => {
    const body = {
      code: 'VALIDATION',
      message: [],
      fields: { code: 'The code is required' },
      requestId: 'r',
    };
    await openAccount({ '/user/account/close': { status: 400, body } });
    press('Close my account');
    type('Password', 'a quiet morning');
    press('Close it for good');
    expect(await screen.findAllByText('The code is required')).toHaveLength(2);
    expect(screen.getByLabelText('Code from the app', { selector: 'input' })).toBeDefined();
    expect(screen.getByDisplayValue('a quiet morning')).toBeDefined();
  });

  it('says what still prevents it', async () => {
    await openAccount({ '/user/account': ok({ ...OWN, closing: ['order', 'money'] }) });
    expect(screen.getByText(/An order is under way/)).toBeDefined();
    expect(screen.getByText(/still on its way back to you/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull();
  });
});

describe('optional messages', () => {
  it('are chosen, with the history of consents below', async () => {
    const { sent } = await openAccount({ '/user/consents': ok({ saved: true }) });
    const panel = within(screen.getByRole('region', { name: 'Messages and consents' }));
    expect(panel.getByText(/^Terms of the account: agreed on November 19, 2026/)).toBeDefined();
    expect(
      panel.getByRole('switch', { name: 'Articles about the exempt market', checked: true }),
    ).toBeDefined();
    fireEvent.click(panel.getByRole('switch', { name: 'New deals' }));
    await waitFor(() =>
      expect(sent.find(({ path }) => path === '/user/consents')?.body).toEqual({ 'new-deals': true }),
    );
  });
});

describe('the data of a person', () => {
  it('is requested with the password; a wrong one is reported beside its field', async () => {
    const wrong = {
      status: 400,
      body: {
        statusCode: 400,
        code: 'VALIDATION',
        message: ['Some answers need another look.'],
        fields: { password: 'This is not your current password' },
        requestId: 'r',
      },
    };
    const { sent } = await openAccount({ '/user/data': wrong });
    press('Download my data');
    type('Password', 'a loud evening');
    press('Download');
    expect(await screen.findAllByText('This is not your current password')).toHaveLength(2);
    expect(sent.filter(({ path }) => path === '/user/data')).toHaveLength(1);
  });
});

describe('the account page', () => {
  it('shows the person’s standing with the dealer, and by when to confirm the profile', async () => {
    await openAccount();
    const standing = within(screen.getByRole('region', { name: 'You and the dealer' }));
    expect(standing.getByText(/to be confirmed by November 20, 2027/)).toBeDefined();
    expect(standing.getByText('None yet; the client desk answers you')).toBeDefined();
  });

  it('saves a new name and language, and refuses an invalid phone beside its field', async () => {
    const { sent } = await openAccount({ '/user/details': ok({ ...ANA, language: 'fr' }) });
    press('Change my details');
    type('Phone (optional)', '12');
    press('Save my details');
    expect(await screen.findAllByText(/Enter a phone number with its area code/)).toHaveLength(2);
    expect(sent.some(({ path }) => path === '/user/details')).toBe(false);
    type('Phone (optional)', '');
    type('Last name', 'Roy-Hébert');
    fireEvent.change(screen.getByLabelText('Language of our messages'), { target: { value: 'fr' } });
    press('Save my details');
    expect(await screen.findByText('Your details are saved.')).toBeDefined();
    expect(sent.find(({ path }) => path === '/user/details')?.body).toEqual({
      firstName: 'Ana',
      lastName: 'Roy-Hébert',
      phone: '',
      province: 'CAN-ON',
      language: 'fr',
    });
  });

  it('says that the address is not confirmed, and sends the link again', async () => {
    const { sent } = await openAccount({ '/user/email/verification': ok({ sent: true }) });
    expect(screen.getByText('Not confirmed yet')).toBeDefined();
    press('Send the confirmation link again');
    expect(await screen.findByText('The link is on its way to ana@example.ca.')).toBeDefined();
    expect(sent.some(({ path }) => path === '/user/email/verification')).toBe(true);
  });

  it('changes the password and goes on with the new token', async () => {
    const { store } = await openAccount({ '/user/password': ok({ accessToken: 't2' }) });
    press('Change my password');
    type('Current password', 'a quiet morning');
    type('New password', 'four herons by the water');
    press('Save the new password');
    expect(await screen.findByText(/Your new password is set/)).toBeDefined();
    expect(store.getState().auth.accessToken).toBe('t2');
  });

  it('says beside the field that the new password is easy to guess or contains the person’s name', async () => {
    const { sent } = await openAccount({});
    press('Change my password');
    type('Current password', 'a quiet morning');
    type('New password', 'letmein12345');
    await screen.findByText('easy to guess');
    press('Save the new password');
    expect(await screen.findAllByText(/This password is easy to guess/)).toHaveLength(2);
    type('New password', 'ana in the rain');
    expect(await screen.findAllByText(/This password contains your name/)).toHaveLength(2);
    expect(sent.filter(({ path }) => path === '/user/password')).toEqual([]);
  });

  it('changes the password once pending reads with the old token are done', async () => {
    const { store, sent } = await openAccount({ '/user/password': ok({ accessToken: 't2' }) });
    const release = holdCall('/api/user/sessions');
    sent.length = 0;
    act(() => void store.dispatch(readAgain(['Session'])));
    press('Change my password');
    type('Current password', 'a quiet morning');
    type('New password', 'four herons by the water');
    press('Save the new password');
    await screen.findAllByLabelText('One moment');
    release();
    expect(await screen.findByText(/Your new password is set/)).toBeDefined();
    const tokens = sent.map(({ path, headers }) => [path, headers.get('Authorization')]);
    expect(tokens.slice(0, 2)).toEqual([
      ['/user/sessions', 'Bearer t1'],
      ['/user/password', 'Bearer t1'],
    ]);
  });

  it('says beside the field and in the summary that the current password is wrong, and keeps the input', async () => {
    await openAccount({
      '/user/password': {
        status: 400,
        body: {
          statusCode: 400,
          error: 'Bad Request',
          code: 'VALIDATION',
          message: ['currentPassword: This is not your current password'],
          fields: { currentPassword: 'This is not your current password' },
          requestId: 'r1',
        },
      },
    });
    press('Change my password');
    type('Current password', 'a loud morning');
    type('New password', 'four herons by the water');
    press('Save the new password');
    const summary = await screen.findByRole('alert', { name: 'One answer needs your attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(screen.getAllByText('This is not your current password')).toHaveLength(2);
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'four herons by the water');
  });

  it('sets up the second step: password, code of the app, recovery codes', async () => {
    await openAccount({
      '/user/two-factor/start': ok({
        secret: 'JBSWY3DPEHPK3PXP',
        otpauthUrl: 'otpauth://totp/x',
        qrSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
      '/user/two-factor/confirm': ok({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }),
    });
    press('Turn on two-step login');
    type('Password', 'a quiet morning');
    press('Continue');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    type('Code from the app', '123456');
    press('Turn it on');
    expect(await screen.findByText('cccc-dddd')).toBeDefined();
    press('I have kept the codes');
    expect(await screen.findByText('Two-step login is on.')).toBeDefined();
  });

  it('has one form open at a time', async () => {
    await openAccount();
    press('Change my email');
    expect(document.activeElement).toBe(screen.getByLabelText('New email'));
    press('Change my password');
    expect(screen.queryByLabelText('New email')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save the new password' })).toBeDefined();
  });

  it('asks before discarding input', async () => {
    await openAccount();
    press('Change my email');
    type('New email', 'ana@new.example.ca');
    press('Change my password');
    await screen.findByRole('alertdialog', { name: 'Leave the form that is open?' });
    press('Go on with that form');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('New email')).toHaveProperty('value', 'ana@new.example.ca');
    press('Change my password');
    await screen.findByRole('alertdialog');
    press('Leave it');
    await screen.findByRole('button', { name: 'Save the new password' });
    expect(screen.queryByLabelText('New email')).toBeNull();
  });

  it('returns focus to the button of a cancelled form', async () => {
    await openAccount();
    press('Change my password');
    press('Keep the current password');
    const opener = screen.getByRole('button', { name: 'Change my password' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('asks before dismissing recovery codes, which are shown only once', async () => {
    await openAccount({
      '/user/two-factor': ok({ enabled: true, recoveryCodesLeft: 2 }),
      '/user/two-factor/recovery-codes': ok({ recoveryCodes: ['aaaa-bbbb'] }),
    });
    press('Make new recovery codes');
    type('Password', 'a quiet morning');
    type('Code from the app', '123456');
    press('Make new recovery codes');
    await screen.findByText('aaaa-bbbb');
    press('Change my password');
    await screen.findByRole('alertdialog', { name: 'Have you kept your recovery codes?' });
    press('Back to the codes');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('aaaa-bbbb')).toBeDefined();
  });

  it('logs out another device', async () => {
    const { sent } = await openAccount({ '/user/sessions/s2/end': ok(null) });
    expect(screen.getByText('This device')).toBeDefined();
    press('Log out Safari on iPhone or iPad');
    await waitFor(() => expect(sent.some(({ path }) => path === '/user/sessions/s2/end')).toBe(true));
  });
});

describe('the second step of logging in', () => {
  it('is asked for after the password, and leads into the portal', async () => {
    const store = createStore();
    answerWith({ '/login': ok({ twoFactorRequired: true, challenge: 'c1' }), '/user/session': TIMES });
    await openApp('/login', store);
    type('Email', 'ana@example.ca');
    type('Password', 'a quiet morning');
    press('Log in');
    await screen.findByRole('heading', { name: 'One more step' });
    expect(store.getState().auth.accessToken).toBeNull();
    const sent = answerWith({ '/login': ok({ accessToken: 't1', user: ANA }), '/user/session': TIMES });
    type('Code', '123 456');
    press('Log in');
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/marketplace'));
    expect(sent[0]?.body).toMatchObject({ challenge: 'c1', code: '123 456' });
  });
});

describe('a link that confirms an address', () => {
  it('confirms by a press', async () => {
    const sent = answerWith({ '/account/verify-email/abc': ok({ verified: true }) });
    await openApp('/verify-email/abc', createStore());
    press('Confirm my email');
    expect(await screen.findByText('Your email is confirmed')).toBeDefined();
    expect(sent.filter(({ path }) => path.includes('verify-email'))).toHaveLength(1);
  });

  it.each(['verify-email', 'confirm-email', 'unsubscribe', 'leave-list'])(
    'changes nothing when a machine opens it and runs its scripts: %s',
    async (path) => {
      const sent = answerWith({});
      await openApp(`/${path}/abc`, createStore());
      await screen.findByRole('heading', { level: 1 });
      await act(async () => undefined);
      expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
    },
  );

  it('asks for a press before it changes the address, and says which link is missing', async () => {
    const sent = answerWith({ '/account/confirm-email/abc': ok({ changed: false, waitingFor: 'new' }) });
    await openApp('/confirm-email/abc', createStore());
    expect(sent.filter(({ path }) => path.includes('confirm-email'))).toEqual([]);
    press('Confirm the change');
    expect(await screen.findByText(/Now open the link that we sent to the new address/)).toBeDefined();
  });
});
