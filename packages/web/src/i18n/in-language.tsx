import type { Language } from '@portal/domain/ground/people/languages';
import type { Namespace } from '@portal/messages/namespaces';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useMessages } from './messages-context.ts';

type InLanguageProps = {
  language: Language;
  /** Must be the same list at each call. */
  texts: readonly Namespace[];
  /** Shown until the texts have loaded. */
  waiting: ReactNode;
  children: ReactNode;
};

/** A part of a page in its own language, whatever the page's: it shows what somebody else reads. Throws if its texts fail to load. */
export function InLanguage({ language, texts, waiting, children }: InLanguageProps) {
  const messages = useMessages();
  const [i18n] = useState(() => messages.i18n.cloneInstance({ lng: language }));
  const [isThere, setThere] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    messages.loadNamespaces(language, texts).then(() => setThere(true), setFailure);
  }, [messages, language, texts]);
  if (failure !== null) {
    throw failure;
  }
  return isThere ? (
    <I18nextProvider i18n={i18n}>
      <div lang={language}>{children}</div>
    </I18nextProvider>
  ) : (
    waiting
  );
}
