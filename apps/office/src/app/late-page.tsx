import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { Namespace } from '@portal/messages/namespaces';
import type { Messages } from '@portal/web/i18n/create-messages';
import { useMessages } from '@portal/web/i18n/messages-context';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { type ReactNode, Suspense, useEffect, useState } from 'react';

/**
 * Pages whose code (by `lazy`) and texts load when they are opened: the office grows, its first load does not. If loading fails,
 * the error boundary offers to load the page again. `texts` must be the same list at each call.
 */
export function LatePage({ texts, children }: { texts: readonly Namespace[]; children: ReactNode }) {
  const messages = useMessages();
  const language = useLanguage();
  // Which texts have loaded: the router keeps this component from page to page, and each page waits for its own.
  const [came, setCame] = useState<readonly Namespace[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    messages.loadNamespaces(language, texts).then(() => setCame(texts), setFailure);
  }, [messages, language, texts]);
  if (failure !== null) {
    throw failure;
  }
  const isThere = came === texts || areThere(messages, texts);
  return <Suspense fallback={<Coming />}>{isThere ? children : <Coming />}</Suspense>;
}

/** For the other language they load before it is shown (`switchLanguage`). */
function areThere({ i18n, hasNamespace }: Messages, names: readonly Namespace[]): boolean {
  const language = LANGUAGES.find((one) => one === i18n.language) ?? LANGUAGES[0];
  return names.every((name) => hasNamespace(language, name));
}

function Coming() {
  return (
    <Loading>
      <div className="grid gap-6">
        <Skeleton className="h-11 w-2/3 max-w-md" />
        <Skeleton className="h-72 w-full" />
      </div>
    </Loading>
  );
}
