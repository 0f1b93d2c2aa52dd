import type { Language } from '@portal/domain/ground/people/languages';
import { keepLanguage } from '@portal/web/i18n/choose-language';
import { useMessages } from '@portal/web/i18n/messages-context';
import { useCallback, useEffect } from 'react';
import { useAppSelector } from '#state/store.ts';

/** Switches the language, and sets the cookie by which the server knows it on the next visit. */
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

/** Keeps the office in the language of the person who is logged in. */
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
