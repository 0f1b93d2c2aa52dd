import { AriaSettings } from '@portal/web/i18n/aria-settings';
import type { Messages } from '@portal/web/i18n/create-messages';
import { MessagesContext } from '@portal/web/i18n/messages-context';
import { ToastRegion } from '@portal/web/ui/toast-region';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useNavigate } from 'react-router';
import type { Store } from '#state/store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LanguageFollower } from './language-follower.tsx';
import { OfficeRoutes } from './office-routes.tsx';
import { Questions } from './session/questions.tsx';

type OfficeProps = { store: Store; messages: Messages };

/** The dealer's office, inside the browser's router or a test's. */
export function Office({ store, messages }: OfficeProps) {
  return (
    <Provider store={store}>
      <MessagesContext value={messages}>
        <I18nextProvider i18n={messages.i18n}>
          <AriaSettings useNavigate={useNavigate}>
            <LanguageFollower />
            <ErrorBoundary>
              <OfficeRoutes />
              <Questions />
            </ErrorBoundary>
            <ToastRegion />
          </AriaSettings>
        </I18nextProvider>
      </MessagesContext>
    </Provider>
  );
}
