import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authenticate } from '#state/slices/auth-slice.ts';
import { createStore } from '#state/store.ts';
import { ANA, type Answers, answerWith, UNAUTHENTICATED } from '../../testing/api-answers.ts';
import { currentAddress, openApp } from '../../testing/open-app.tsx';

const ok = (data: unknown) => ({ status: 200, body: { data } });
const OWN = {
  firstName: 'Ana',
  lastName: 'Roy',
  phone: '416 555 0142',
  language: 'en',
  province: 'CAN-ON',
  createdAt: '2026-11-20T12:00:00.000Z',
  dealerRepresentative: null,
  profile: { submittedAt: null, confirmBy: null },
  consents: [],
  closing: [],
  profilePapers: [],
  bankAccounts: [],
};
const PAGE: Answers = {
  '/user/profile/': ok(ANA),
  '/user/account': ok(OWN),
  '/user/session': ok({ idleEndsAt: '2099-01-01T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' }),
  '/user/email': ok({ email: ANA.email, verified: true, pending: null }),
  '/user/two-factor': ok({ enabled: false, recoveryCodesLeft: 0 }),
  '/user/sessions': ok([]),
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone', { exact: false, selector: 'input' });

/** The account page with half an answer in it, whose session has ended. */
async function typeAndLoseSession() {
  const store = createStore();
  store.dispatch(authenticate('t1'));
  answerWith(PAGE);
  await openApp('/dashboard/account', store);
  fireEvent.click(await screen.findByRole('button', { name: 'Change my details' }));
  fireEvent.change(phone(), { target: { value: '604 555 0100' } });
  answerWith({ '/user/details': UNAUTHENTICATED });
  press('Save my details');
  await screen.findByRole('alertdialog', { name: 'Log in again' });
  return store;
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: text } });

describe('a session that ends with its page open', () => {
  it('is taken up over the page, and what was typed is sent', async () => {
    const store = await typeAndLoseSession();
    expect(currentAddress()).toBe('/dashboard/account');
    const sent = answerWith({
      ...PAGE,
      '/login': ok({ accessToken: 't2', user: ANA }),
      '/user/details': ok(ANA),
    });
    type('Password', 'a quiet morning');
    press('Log in and go on');
    expect(await screen.findByText('Your details are saved.')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const [again] = sent.filter(({ path }) => path === '/user/details');
    expect(again?.body).toMatchObject({ phone: '604 555 0100' });
    expect(again?.headers.get('Authorization')).toBe('Bearer t2');
    expect(sent.find(({ path }) => path === '/login')?.body).toEqual({
      email: ANA.email,
      password: 'a quiet morning',
    });
    expect(store.getState().auth.accessToken).toBe('t2');
  });

  it('asks for the code of the second step too, and keeps the page after a wrong password', async () => {
    await typeAndLoseSession();
    const wrong = {
      ...UNAUTHENTICATED.body,
      code: 'CREDENTIALS_WRONG',
      message: ['The password is not right.'],
    };
    answerWith({ '/login': { status: 401, body: wrong } });
    type('Password', 'a loud morning');
    press('Log in and go on');
    await screen.findByText('The password is not right.');
    answerWith({ '/login': ok({ twoFactorRequired: true, challenge: 'c1' }) });
    press('Log in and go on');
    await screen.findByLabelText('Code');
    answerWith({ ...PAGE, '/login': ok({ accessToken: 't2', user: ANA }), '/user/details': ok(ANA) });
    type('Code', '123 456');
    press('Log in and go on');
    expect(await screen.findByText('Your details are saved.')).toBeDefined();
  });

  it('can be left, which clears what the browser knows', async () => {
    const store = await typeAndLoseSession();
    press('Leave this page');
    await waitFor(() => expect(currentAddress()).toBe('/'));
    expect(store.getState().auth.accessToken).toBeNull();
    expect(store.getState().notice).toEqual({ notice: 'ended', destination: '/dashboard/account' });
  });

  it('that was over before the page was opened asks nothing over it', async () => {
    const store = createStore();
    store.dispatch(authenticate('t-old'));
    answerWith(Object.fromEntries(Object.keys(PAGE).map((path) => [path, UNAUTHENTICATED])));
    await openApp('/dashboard/account', store);
    await waitFor(() => expect(currentAddress()).toBe('/'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
