import { CONSENT_VERSION, type Consent } from '@portal/domain/ground/consent/consent';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANA, answerWith, UNAUTHENTICATED } from '../testing/api-answers.ts';
import { connection } from './connection.ts';
import { sessionApi } from './session-api.ts';
import { authenticate, noteOrderWaits, registered, setUser } from './slices/auth-slice.ts';
import { toggleBookmark } from './slices/bookmark-slice.ts';
import { clearSession } from './slices/clear-session.ts';
import { keepConsent } from './slices/consent-slice.ts';
import { setLanguage } from './slices/language-slice.ts';
import { createStore } from './store.ts';

const SESSION = { accessToken: 't1', user: ANA };
const CONSENT: Consent = { version: CONSENT_VERSION, asked: ['chat'], granted: [] };
const CREDENTIALS = { email: 'ana@example.ca', password: 'correct horse' };

afterEach(() => vi.unstubAllGlobals());

describe('the signed-in person', () => {
  it('authenticate stores the token', () => {
    const store = createStore();
    store.dispatch(authenticate('t1'));
    expect(store.getState().auth).toEqual({
      user: null,
      accessToken: 't1',
      loading: false,
      reminder: null,
      orderWaits: false,
    });
  });

  it('register stores token and user', () => {
    const store = createStore();
    store.dispatch(registered(SESSION));
    expect(store.getState().auth).toEqual({ ...SESSION, loading: false, reminder: null, orderWaits: false });
    expect(store.getState().user.profile).toEqual({ id: 'u1', firstName: 'Ana', email: 'ana@example.ca' });
  });

  it('fetching the user replaces the user', () => {
    const store = createStore();
    store.dispatch(registered(SESSION));
    store.dispatch(setUser({ ...ANA, firstName: 'Anaïs' }));
    expect(store.getState().auth.user?.firstName).toBe('Anaïs');
    expect(store.getState().user.profile?.firstName).toBe('Anaïs');
  });

  it('an order that waits is all that is reminded of, until it does no more', () => {
    const store = createStore();
    store.dispatch(registered({ ...SESSION, user: { ...ANA, emailVerified: false } }));
    expect(store.getState().auth.reminder).toBe('address');
    store.dispatch(noteOrderWaits(true));
    store.dispatch(setUser({ ...ANA, onboarded: false }));
    expect(store.getState().auth.reminder).toBeNull();
    store.dispatch(noteOrderWaits(false));
    expect(store.getState().auth.reminder).toBe('questionnaire');
  });

  it('finishing the onboarding replaces the user', async () => {
    answerWith({ '/user/onboarded': { status: 200, body: { data: ANA } } });
    const store = createStore();
    store.dispatch(registered({ ...SESSION, user: { ...ANA, onboarded: false } }));
    await store.dispatch(sessionApi.endpoints.setOnboarded.initiate({ newValue: true }));
    expect(store.getState().auth.user?.onboarded).toBe(true);
  });

  it('loading is on while a login is under way and off after it, token and user stored', async () => {
    answerWith({ '/login': { status: 200, body: { data: SESSION } } });
    const store = createStore();
    const login = store.dispatch(sessionApi.endpoints.login.initiate(CREDENTIALS));
    expect(store.getState().auth.loading).toBe(true);
    await login;
    expect(store.getState().auth).toEqual({ ...SESSION, loading: false, reminder: null, orderWaits: false });
  });

  it('a refused login leaves nobody signed in and nothing loading', async () => {
    const body = { ...UNAUTHENTICATED.body, code: 'CREDENTIALS_WRONG' };
    answerWith({ '/login': { status: 401, body } });
    const store = createStore();
    await store.dispatch(sessionApi.endpoints.login.initiate(CREDENTIALS));
    expect(store.getState().auth).toEqual({
      user: null,
      accessToken: null,
      loading: false,
      reminder: null,
      orderWaits: false,
    });
    expect(store.getState().notice.notice).toBeNull();
  });
});

describe('the token header', () => {
  it('is set after login and removed when the session is cleared', async () => {
    const sent = answerWith({ '/user/profile/': { status: 200, body: { data: ANA } } });
    const store = createStore();
    store.dispatch(authenticate('t1'));
    await store.dispatch(sessionApi.endpoints.profile.initiate());
    expect(sent.at(-1)?.headers.get('Authorization')).toBe('Bearer t1');
    store.dispatch(clearSession('signed-out'));
    expect(connection.accessToken).toBeNull();
  });

  it('calls use the screens’ language', async () => {
    const sent = answerWith({ '/logout': { status: 200, body: { data: null } } });
    const store = createStore();
    store.dispatch(setLanguage('fr'));
    await store.dispatch(sessionApi.endpoints.logout.initiate('t1'));
    expect(sent.at(-1)?.headers.get('Accept-Language')).toBe('fr');
  });
});

describe('the end of a session', () => {
  it('clearing resets every slice but the language and the consent, and forgets what the server said', async () => {
    answerWith({ '/user/profile/': { status: 200, body: { data: ANA } } });
    const store = createStore();
    store.dispatch(setLanguage('fr'));
    store.dispatch(keepConsent(CONSENT));
    const fresh = store.getState();
    store.dispatch(authenticate('t1'));
    store.dispatch(toggleBookmark('deal-1'));
    await store.dispatch(sessionApi.endpoints.profile.initiate());
    store.dispatch(clearSession('signed-out'));
    const { notice, ...rest } = store.getState();
    expect(notice).toEqual({ notice: 'signed-out', destination: null });
    expect(rest.api.queries).toEqual({});
    expect({ ...rest, api: fresh.api, notice: fresh.notice }).toEqual(fresh);
  });

  it('a token that the server refuses clears the session and says why', async () => {
    answerWith({ '/user/profile/': UNAUTHENTICATED });
    const store = createStore();
    store.dispatch(authenticate('old'));
    await store.dispatch(sessionApi.endpoints.profile.initiate());
    expect(store.getState().auth.accessToken).toBeNull();
    expect(store.getState().notice.notice).toBe('ended');
  });
});
