import type { Language } from '@portal/domain/people/languages';
import { keepLanguage } from '@portal/web/i18n/choose-language';
import type { Messages } from '@portal/web/i18n/create-messages';
import { createContext, use, useCallback, useEffect } from 'react';
import { useAppSelector } from '#state/store.ts';

/** Null outside the application, which is a mistake of ours. */
export const MessagesContext = createContext<Messages | null>(null);

export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) {
    throw new Error('useMessages needs a MessagesContext above it');
  }
  return messages;
}

/** Shows the pages in another language, and tells the server by a cookie for the next visit. */
export function useShowLanguage(): (language: Language) => Promise<void> {
  const messages = useMessages();
  return useCallback(
    async (language) => {
      await messages.switchLanguage(language);
      keepLanguage(language);
    },
    [messages],
  );
}

/** The office is in the language of the person who is here. */
export function LanguageFollower() {
  const language = useAppSelector(({ session }) => session.person?.language);
  const show = useShowLanguage();
  useEffect(() => {
    if (language !== undefined) {
      void show(language);
    }
  }, [language, show]);
  return null;
}
