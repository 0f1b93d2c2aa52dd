import type { Language } from '@portal/domain/ground/people/languages';
import { namespaceLoaders } from '@portal/messages/namespaces';
import { createMessages } from '@portal/web/i18n/create-messages';
import { SAMPLE_BRAND } from '@portal/web/testing/sample-brand';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { expect } from 'vitest';
import { authenticate, setUser } from '#state/slices/auth-slice.ts';
import { setLanguage } from '#state/slices/language-slice.ts';
import { createStore, type Store } from '#state/store.ts';
import { ANA } from '../../../testing/api-answers.ts';
import { KycForm, type KycFormHandle } from '../kyc-form.tsx';
import { KYC_NAMESPACES } from '../kyc-namespaces.ts';
import type { ProfileProgress } from '../use-kyc-flow.ts';

export type DrawnKycForm = {
  store: Store;
  form: { current: KycFormHandle | null };
  /** The progress reported to the page, in order. */
  told: ProfileProgress[];
  /** Grows each time the person is led on. */
  finished: true[];
};

let drawn: DrawnKycForm['form'] = { current: null };

/** Ends a test: flushes saves first, or they would reach the next test's server. */
export async function leaveKycForm(): Promise<void> {
  await act(async () => drawn.current?.flush());
  cleanup();
}

/** Renders the form for a signed-in person and waits for their profile. */
export async function drawKycForm(language: Language = 'en'): Promise<DrawnKycForm> {
  const store = createStore();
  store.dispatch(setLanguage(language));
  store.dispatch(authenticate('t1'));
  store.dispatch(setUser(ANA));
  const messages = createMessages(language, namespaceLoaders, SAMPLE_BRAND);
  await messages.loadNamespaces(language, KYC_NAMESPACES);
  const form: DrawnKycForm['form'] = { current: null };
  const told: ProfileProgress[] = [];
  const listen = (progress: ProfileProgress) => void told.push(progress);
  const finished: true[] = [];
  render(
    <Provider store={store}>
      <I18nextProvider i18n={messages.i18n}>
        <KycForm ref={form} onProgress={listen} onFinished={() => void finished.push(true)} />
      </I18nextProvider>
    </Provider>,
  );
  drawn = form;
  await screen.findByRole('navigation', { name: /^(Your investor profile|Votre profil)/ });
  // The fields come after the press that asked for them.
  await waitFor(() => expect(document.querySelector('[data-drawing]')).toBeNull());
  return { store, form, told, finished };
}
