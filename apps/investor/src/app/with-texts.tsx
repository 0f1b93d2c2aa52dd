import type { Namespace } from '@portal/messages/namespaces';
import { useLanguage } from '@portal/web/i18n/use-language';
import { type ReactNode, use } from 'react';
import { useMessages } from './messages.ts';

/** React wants `use` in every render of a component that uses it; by `status` it sees that there is no pause to make. */
const NOTHING_TO_WAIT_FOR = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Suspends until the namespaces of texts are there in the language on screen. */
export function WithTexts({ names, children }: { names: readonly Namespace[]; children: ReactNode }) {
  const waiting = useMessages().textsReady(useLanguage(), names);
  use(waiting ?? NOTHING_TO_WAIT_FOR);
  return children;
}
