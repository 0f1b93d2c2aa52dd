import type { Namespace } from '@portal/messages/namespaces';
import { useLanguage } from '@portal/web/i18n/use-language';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';
import { useMessages } from '../messages.ts';
import { WithTexts } from '../with-texts.tsx';

const TEXTS: readonly Namespace[] = ['security'];

/** The bar's code once it is there; fetched only for who needs it. */
let Bar: ComponentType<{ email: string }> | null = null;

async function fetchBar(): Promise<void> {
  Bar = (await import('#features/account/security/reminder-bar.tsx')).ReminderBar;
}

/**
 * Reminds a person whose address is not confirmed; the account page says it itself. It comes with a page, never into one:
 * what a person is about to press would move away from under the hand.
 */
export function EmailReminder() {
  const { pathname } = useLocation();
  const user = useAppSelector((state) => state.auth.user);
  const { textsReady } = useMessages();
  const language = useLanguage();
  const isDue = user !== null && !user.emailVerified && matchPath(paths.account(), pathname) === null;
  useEffect(() => {
    if (isDue) {
      // Without a connection the bar waits for another visit; the account page says the same.
      Promise.all([fetchBar(), textsReady(language, TEXTS)]).catch(() => undefined);
    }
  }, [isDue, textsReady, language]);
  const comesAlong = useAtArrival(isDue && Bar !== null && textsReady(language, TEXTS) === null);
  return isDue && comesAlong && Bar !== null ? (
    <Suspense>
      <WithTexts names={TEXTS}>
        <Bar email={user.email} />
      </WithTexts>
    </Suspense>
  ) : null;
}

/** What held when the page on screen was arrived at. */
function useAtArrival(holds: boolean): boolean {
  const { pathname } = useLocation();
  const [arrival, setArrival] = useState({ pathname, holds });
  if (arrival.pathname !== pathname) {
    setArrival({ pathname, holds });
    return holds;
  }
  return arrival.holds;
}
