import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { Namespace } from '@portal/messages/namespaces';
import type { Messages } from '@portal/web/i18n/create-messages';
import { useMessages } from '@portal/web/i18n/messages-context';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { type ReactNode, Suspense, useEffect, useState } from 'react';

/**
 * Pages whose code (by `lazy`) and texts come when somebody opens them: the office grows, its first load does not. What does not come is
 * told by the error boundary, which offers to load the page again. `texts` is the same list at each call.
 */
export function LatePage({ texts, children }: { texts: readonly Namespace[]; children: ReactNode }) {
  const messages = useMessages();
  const language = useLanguage();
  // Which texts came: the router keeps this part from page to page, and each page waits for its own.
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

/** In the other language they come before it is shown (`switchLanguage`). */
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
