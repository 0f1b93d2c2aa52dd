import { LOCALES } from '@portal/domain/formats/locales';
import { useLanguage } from '@portal/web/i18n/use-language';
import { ToastRegion } from '@portal/web/ui/toast-region';
import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useNavigate } from 'react-router';
import type { Store } from '#state/store.ts';
import { AppRoutes } from './app-routes.tsx';
import { ContactHost } from './contact/contact-host.tsx';
import { DocumentHost } from './documents/document-host.tsx';
import { OfflineBar } from './frame/offline-bar.tsx';
import { SkipLink } from './frame/skip-link.tsx';
import { LanguageFollower } from './language-follower.tsx';
import { type AppMessages, MessagesContext } from './messages.ts';
import { ScrollMemory } from './navigation/scroll-memory.tsx';
import { useAddress } from './navigation/use-address.ts';
import { OutsideParts } from './outside/outside-parts.tsx';
import { ReferralKeeper } from './referral/referral-keeper.tsx';
import { RegisterHost } from './register/register-host.tsx';
import { IdleWarning } from './session/idle-warning.tsx';

type AppProps = {
  store: Store;
  messages: AppMessages;
};

/** The whole application below a router: the browser's, the prerendering one or that of a test. */
export function App({ store, messages }: AppProps) {
  return (
    <Provider store={store}>
      <MessagesContext value={messages}>
        <I18nextProvider i18n={messages.i18n}>
          <AriaSettings>
            <LanguageFollower />
            <ScrollMemory />
            <SkipLink />
            <OutsideParts />
            <OfflineBar />
            <ReferralKeeper />
            <AppRoutes />
            <ToastRegion />
            <ContactHost />
            <RegisterHost />
            <DocumentHost />
            <IdleWarning />
          </AriaSettings>
        </I18nextProvider>
      </MessagesContext>
    </Provider>
  );
}

/** Gives the interactive parts our language (dates, numbers) and our router (links stay in the page). */
function AriaSettings({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const locale = LOCALES[useLanguage()];
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(to) => void navigate(to)} useHref={useAddress}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
