import type { Namespace } from '@portal/messages/namespaces';
import { useLanguage } from '@portal/web/i18n/use-language';
import { type ReactNode, use } from 'react';
import { useMessages } from './messages.ts';

/** React requires `use` on every render; `status` tells it not to suspend. */
const NOTHING_TO_WAIT_FOR = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Suspends until these text namespaces are loaded in the language on screen. */
export function WithTexts({ names, children }: { names: readonly Namespace[]; children: ReactNode }) {
  const waiting = useMessages().textsReady(useLanguage(), names);
  use(waiting ?? NOTHING_TO_WAIT_FOR);
  return children;
}
