import { AriaSettings } from '@portal/web/i18n/aria-settings';
import { ToastRegion } from '@portal/web/ui/toast-region';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useHref, useNavigate } from 'react-router';
import type { RootState, Store } from '#state/store.ts';
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
import { AppRoutes } from './routes/app-routes.tsx';
import { IdleWarning } from './session/idle-warning.tsx';

type AppProps = {
  store: Store;
  messages: AppMessages;
  /** The state the page was prerendered from, used while it is taken over; after that the store counts. */
  drawnFrom?: RootState | undefined;
};

/** The whole application below a router: the browser's, the prerenderer's or a test's. */
export function App({ store, messages, drawnFrom }: AppProps) {
  // Returning to the tab or the network refetches, for screens that ask for it.
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
 * A link's `href`: paths of the portal go through the router; any other address, such as `https://` or `mailto:`, stays as
 * it is, because the router would take it for a relative path.
 */
function useAddress(to: string): string {
  const inPortal = useHref(to);
  return URL.canParse(to) ? to : inPortal;
}
