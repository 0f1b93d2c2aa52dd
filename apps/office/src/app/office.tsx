import { LOCALES } from '@portal/domain/formats/locales';
import type { Namespace } from '@portal/messages/namespaces';
import type { Messages } from '@portal/web/i18n/create-messages';
import { useLanguage } from '@portal/web/i18n/use-language';
import { ToastRegion } from '@portal/web/ui/toast-region';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useNavigate } from 'react-router';
import type { Store } from '#state/store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LanguageFollower, MessagesContext } from './language-follower.tsx';
import { OfficeRoutes } from './office-routes.tsx';
import { Questions } from './session/questions.tsx';

/** What the office says, on any page. */
export const OFFICE_TEXTS: readonly Namespace[] = ['office', 'account', 'security', 'errors'];

type OfficeProps = { store: Store; messages: Messages };

/** The dealer's office below a router: the browser's or that of a test. */
export function Office({ store, messages }: OfficeProps) {
  return (
    <Provider store={store}>
      <MessagesContext value={messages}>
        <I18nextProvider i18n={messages.i18n}>
          <AriaSettings>
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

/** Gives the interactive parts our language (dates, numbers) and our router (links stay in the page). */
function AriaSettings({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <I18nProvider locale={LOCALES[useLanguage()]}>
      <RouterProvider navigate={(to) => void navigate(to)}>{children}</RouterProvider>
    </I18nProvider>
  );
}
