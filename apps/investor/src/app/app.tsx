import { AriaSettings } from '@portal/web/i18n/aria-settings';
import { ToastRegion } from '@portal/web/ui/toast-region';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useHref, useNavigate } from 'react-router';
import type { RootState, Store } from '#state/store.ts';
import { AppRoutes } from './app-routes.tsx';
import { ContactHost } from './contact/contact-host.tsx';
import { DocumentHost } from './documents/document-host.tsx';
import { OfflineBar } from './frame/offline-bar.tsx';
import { SkipLink } from './frame/skip-link.tsx';
import { LanguageFollower } from './language-follower.tsx';
import { type AppMessages, MessagesContext } from './messages.ts';
import { ScrollMemory } from './navigation/scroll-memory.tsx';
import { OutsideParts } from './outside/outside-parts.tsx';
import { ReferralKeeper } from './referral/referral-keeper.tsx';
import { RegisterHost } from './register/register-host.tsx';
import { IdleWarning } from './session/idle-warning.tsx';

type AppProps = {
  store: Store;
  messages: AppMessages;
  /** What the page was drawn from beforehand, while it is taken over; then the store counts. */
  drawnFrom?: RootState | undefined;
};

/** The whole application below a router: the browser's, the prerendering one or that of a test. */
export function App({ store, messages, drawnFrom }: AppProps) {
  // Coming back to the tab or to the network asks the server again where a screen wishes it.
  useEffect(() => setupListeners(store.dispatch), [store]);
  return (
    <Provider store={store} {...(drawnFrom === undefined ? {} : { serverState: drawnFrom })}>
      <MessagesContext value={messages}>
        <I18nextProvider i18n={messages.i18n}>
          <AriaSettings useNavigate={useNavigate} useHref={useAddress}>
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

/**
 * What stands in a link: the router's address of a path of the portal; any other address, such as `https://` or `mailto:`,
 * as it is. The router would take that for a path below the page.
 */
function useAddress(to: string): string {
  const inPortal = useHref(to);
  return URL.canParse(to) ? to : inPortal;
}
