import { walkOnPage } from '@portal/domain/order/wizard/wizard-steps';
import { afterEach, describe, expect, it } from 'vitest';
import { ANA } from '../testing/api-answers.ts';
import { connection } from './connection.ts';
import { PERSISTED, persistConfig, restoreStore } from './restore-store.ts';
import { registered } from './slices/auth-slice.ts';
import { clearSession } from './slices/clear-session.ts';
import { setRange } from './slices/filter-slice.ts';
import { completeSection } from './slices/kyc-slice.ts';
import { setLanguage } from './slices/language-slice.ts';
import { setModal } from './slices/modal-slice.ts';
import { followWizard } from './slices/wizard-slice.ts';

const STORAGE_KEY = 'persist:root';

afterEach(() => localStorage.clear());

const AT_PAY = walkOnPage('pay', ['order', 'application', 'details']);

async function keepASession(): Promise<Record<string, string>> {
  const { store, persistor } = await restoreStore();
  store.dispatch(registered({ accessToken: 't1', user: ANA }));
  store.dispatch(setLanguage('fr'));
  store.dispatch(completeSection('income'));
  store.dispatch(followWizard(AT_PAY));
  store.dispatch(setRange(['2026-01-01', null]));
  store.dispatch(setModal({ name: 'cancel', open: true }));
  await persistor.flush();
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
}

describe('what the browser keeps', () => {
  it('is stored as specified: key root, version 5, time-out 5000 ms', () => {
    expect(persistConfig).toMatchObject({ key: 'root', version: 5, timeout: 5000 });
  });

  it('is the allow-list and nothing else', async () => {
    const kept = await keepASession();
    expect(new Set(Object.keys(kept))).toEqual(new Set([...PERSISTED, '_persist']));
    expect(PERSISTED).not.toContain('filter');
    expect(PERSISTED).not.toContain('trade');
  });

  it('of the person is the token and the reminder: no name, no email', async () => {
    const kept = await keepASession();
    expect(JSON.parse(kept.auth ?? '')).toEqual({ accessToken: 't1', reminder: null, orderWaits: false });
    const everything = localStorage.getItem(STORAGE_KEY) ?? '';
    expect(everything).not.toContain(ANA.email);
    expect(everything).not.toContain(ANA.lastName);
  });

  it('comes back complete, with the token header set', async () => {
    await keepASession();
    connection.accessToken = null;
    const { store } = await restoreStore();
    const { auth, language, kyc, wizard, filter, modal } = store.getState();
    expect(auth).toEqual({
      user: null,
      accessToken: 't1',
      loading: false,
      reminder: null,
      orderWaits: false,
    });
    expect(language.language).toBe('fr');
    expect(kyc).toMatchObject({ openSection: 'assets', loading: false, completion: { income: true } });
    expect(wizard).toEqual(AT_PAY);
    expect([filter.range, modal.cancel]).toEqual([[null, null], false]);
    expect(connection.accessToken).toBe('t1');
  });

  it.each([
    ['logged in', () => registered({ accessToken: 't1', user: ANA }), 't1'],
    ['signed out', () => clearSession('signed-out'), null],
  ])('is written when the page closes a moment after its person has %s', async (_what, decide, kept) => {
    const { store, persistor } = await restoreStore();
    store.dispatch(registered({ accessToken: 't0', user: ANA }));
    await persistor.flush();
    store.dispatch(decide());
    window.dispatchEvent(new Event('pagehide'));
    const { auth } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    expect(JSON.parse(auth)).toEqual({ accessToken: kept, reminder: null, orderWaits: false });
  });

  it('holds no token after the session is cleared', async () => {
    const { store, persistor } = await restoreStore();
    store.dispatch(registered({ accessToken: 't1', user: ANA }));
    store.dispatch(clearSession('signed-out'));
    await persistor.flush();
    expect(localStorage.getItem(STORAGE_KEY)).not.toContain('t1');
  });
});
