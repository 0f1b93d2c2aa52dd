import type { Language } from '@portal/domain/ground/people/languages';
import { keepLanguage } from '@portal/web/i18n/choose-language';
import { useMessages } from '@portal/web/i18n/messages-context';
import { useCallback, useEffect } from 'react';
import { useAppSelector } from '#state/store.ts';

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
