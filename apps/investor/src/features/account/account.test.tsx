import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepReferral } from '#state/slices/referral-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, answerWith } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';

const refusal = (statusCode: number, code: string, message: string, fields = {}) => ({
  status: statusCode,
  body: {
    statusCode,
    error: 'Refused',
    code,
    message: [message, 'A second sentence'],
    fields,
    requestId: 'r1',
  },
});
const SESSION = { accessToken: 't1', user: ANA };

function type(label: string | RegExp, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

function press(name: string): void {
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name }));
}

describe('logging in', () => {
  it('says beside the fields what is missing, and makes no call', async () => {
    const sent = answerWith({});
    await openApp('/login', createStore());
    press('Log in');
    const summary = await screen.findByRole('alert', { name: '2 answers need your attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and shows its first message', async () => {
    answerWith({ '/login': refusal(401, 'CREDENTIALS_WRONG', 'The email or the password is not right.') });
    await openApp('/login', createStore());
    type('Email', 'ana@example.ca');
    type('Password', 'a quiet morning');
    press('Log in');
    expect(await screen.findByText('The email or the password is not right.')).toBeDefined();
    expect(screen.queryByText('A second sentence')).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.ca');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'a quiet morning');
  });

  it('leads into the portal', async () => {
    const store = createStore();
    answerWith({ '/login': { status: 200, body: { data: SESSION } } });
    await openApp('/login', store);
    type('Email', ' ana@example.ca');
    type('Password', 'a quiet morning');
    press('Log in');
    await waitFor(() => expect(currentAddress()).toBe('/dashboard/marketplace'));
    expect(store.getState().auth.accessToken).toBe('t1');
  });

  it('shows the password on request', async () => {
    answerWith({});
    await openApp('/login', createStore(), 'fr');
    fireEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(screen.getByLabelText('Mot de passe').getAttribute('type')).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(screen.getByLabelText('Mot de passe').getAttribute('type')).toBe('password');
  });
});

function fillRegistration(): void {
  type('First name', 'Ana');
  type('Last name', 'Roy');
  type('Email', 'ana@example.ca');
  type('Password', 'rain on the tin roof');
  fireEvent.click(screen.getByRole('checkbox'));
}

describe('registering', () => {
  it('sends what was typed, the language of the page and the referral, and leads to the questions', async () => {
    const store = createStore();
    store.dispatch(keepReferral({ mwr: 'BOUCHARD27', deal: 'd1' }));
    const session = { ...SESSION, user: { ...ANA, onboarded: false } };
    const sent = answerWith({ '/register': { status: 201, body: { data: session } } });
    await openApp('/register', store);
    await screen.findByRole('option', { name: 'Amélie Bouchard-Roy' });
    fillRegistration();
    press('Create my account');
    await waitFor(() => expect(currentAddress()).toBe('/onboarding'));
    expect(sent.find(({ path }) => path === '/register')?.body).toEqual({
      firstName: 'Ana',
      lastName: 'Roy',
      email: 'ana@example.ca',
      password: 'rain on the tin roof',
      language: 'en',
      acceptTerms: true,
      dealerRepresentativeId: 'rep-01',
      referral: { mwr: 'BOUCHARD27', deal: 'd1' },
    });
  });

  it('offers the representatives of the person’s province, and drops one from elsewhere', async () => {
    answerWith({});
    await openApp('/register', createStore());
    await screen.findByRole('option', { name: 'Amélie Bouchard-Roy' });
    type('Dealer representative (optional)', 'rep-01');
    type('Province or territory (optional)', 'CAN-ON');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Amélie Bouchard-Roy' })).toBeNull());
    expect(screen.getByRole('option', { name: 'Gordon MacAskill' })).toBeDefined();
    expect(screen.getByLabelText<HTMLSelectElement>(/^Dealer representative/).value).toBe('');
  });

  it('does not ask for a representative if the dealer has none', async () => {
    answerWith({ '/representatives': { status: 200, body: { data: [] } } });
    await openApp('/register', createStore());
    await waitFor(() => expect(screen.queryByLabelText(/^Dealer representative/)).toBeNull());
  });

  it('leads a person whose address has an account to logging in or a new password', async () => {
    const taken = 'An account with this email already exists.';
    answerWith({ '/register': refusal(409, 'EMAIL_TAKEN', taken, { email: taken }) });
    await openApp('/register', createStore());
    fillRegistration();
    press('Create my account');
    expect((await screen.findAllByText(taken)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('link', { name: 'Log in with it' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: 'Reset the password' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ana');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });

  it('keeps every answer when the portal cannot be reached', async () => {
    answerWith({});
    await openApp('/register', createStore());
    fillRegistration();
    press('Create my account');
    expect(await screen.findByText(/could not reach the portal/)).toBeDefined();
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'rain on the tin roof');
  });

  it('rates a password, and refuses one that contains a name', async () => {
    answerWith({});
    await openApp('/register', createStore());
    type('Last name', 'Tremblay');
    type('Password', 'short');
    expect(screen.getByText('5 more characters needed')).toBeDefined();
    type('Password', 'tremblay in the rain');
    expect(await screen.findByText('easy to guess')).toBeDefined();
    type('Password', 'rain on the tin roof');
    expect(await screen.findByText('strong')).toBeDefined();
  });

  it.each(['Passw0rd!!', 'letmein12345', 'iloveyou1234', 'northline1'])(
    'says beside the field that %s is easy to guess, and makes no call',
    async (guessable) => {
      const sent = answerWith({});
      await openApp('/register', createStore());
      fillRegistration();
      type('Password', guessable);
      await screen.findByText('easy to guess');
      press('Create my account');
      expect(await screen.findAllByText(/This password is easy to guess/)).toHaveLength(2);
      expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
      expect(sent.filter(({ path }) => path === '/register')).toEqual([]);
    },
  );

  it('keeps an overlong paste whole, and says so', async () => {
    answerWith({});
    await openApp('/register', createStore());
    expect(Number(screen.getByLabelText('Password').getAttribute('maxlength'))).toBeGreaterThan(200);
  });
});

/** The emailed link before use, which the page checks first. */
const OPEN_LINK = { '/mobile/resetpassword/u1/k1': { status: 200, body: { data: { open: true } } } };

describe('a forgotten password', () => {
  it('gets the same answer whatever the address', async () => {
    const path = '/mobile/forgotpassword/ana%40example.ca';
    answerWith({ [path]: { status: 200, body: { data: { sent: true } } } });
    await openApp('/forgot-password', createStore());
    type('Email', 'ana@example.ca');
    press('Send me the link');
    const answer = await screen.findByText(/If ana@example.ca has an account with us/);
    expect(document.activeElement?.contains(answer), 'the answer has the focus that the form had').toBe(true);
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('says beside the field, in French too, that the new one is easy to guess, and makes no call', async () => {
    const sent = answerWith(OPEN_LINK);
    await openApp('/reset-password/u1/k1', createStore(), 'fr');
    await screen.findByLabelText('Nouveau mot de passe');
    type('Nouveau mot de passe', 'motdepasse123');
    await screen.findByText('facile à deviner');
    press('Enregistrer le nouveau mot de passe');
    expect(await screen.findAllByText(/Ce mot de passe est facile à deviner/)).toHaveLength(2);
    expect(sent.map(({ method }) => method)).toEqual(['GET']);
  });

  it('is replaced by the emailed link', async () => {
    const sent = answerWith({
      ...OPEN_LINK,
      '/mobile/resetpassword/u1/k1/': { status: 200, body: { data: { reset: true } } },
    });
    await openApp('/reset-password/u1/k1', createStore());
    await screen.findByLabelText('New password');
    type('New password', 'rain on the tin roof');
    press('Save the new password');
    expect(await screen.findByText('Your new password is set')).toBeDefined();
    expect(sent[1]?.body).toEqual({ password: 'rain on the tin roof' });
  });

  it('is not asked for if the link no longer works', async () => {
    answerWith({
      '/mobile/resetpassword/u1/k1': { status: 200, body: { data: { open: false } } },
    });
    await openApp('/reset-password/u1/k1', createStore());
    const link = await screen.findByRole('link', { name: 'Ask for a new link' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('needs a new link if this one was used meanwhile', async () => {
    answerWith({
      ...OPEN_LINK,
      '/mobile/resetpassword/u1/k1/': refusal(400, 'RESET_TOKEN_INVALID', 'This link has expired.'),
    });
    await openApp('/reset-password/u1/k1', createStore());
    await screen.findByLabelText('New password');
    type('New password', 'rain on the tin roof');
    press('Save the new password');
    const link = await screen.findByRole('link', { name: 'Ask for a new link' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'rain on the tin roof');
  });
});

describe('a referral link', () => {
  it('is kept, except what cannot be an id', async () => {
    const store = createStore();
    answerWith({});
    await openApp('/ref?mwr=m-1&ref=%3Cscript%3E&deal=harbour', store);
    expect(store.getState().referral.referralHeroData).toEqual({ mwr: 'm-1', deal: 'harbour' });
    expect(await screen.findByText(/no longer open/, undefined, { timeout: 5000 })).toBeDefined();
  });

  it('does not replace the first referrer', async () => {
    const store = createStore();
    store.dispatch(keepReferral({ mwr: 'first' }));
    answerWith({});
    await openApp('/ref?mwr=second', store);
    expect(store.getState().referral.referralHeroData).toEqual({ mwr: 'first' });
  });
});
