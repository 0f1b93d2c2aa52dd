import { keepLanguage } from '@portal/web/i18n/choose-language';
import { useLanguage } from '@portal/web/i18n/use-language';
import { useEffect } from 'react';
import { api } from '#state/api.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { useMessages } from './messages.ts';

/**
 * Switches to the chosen language: texts first, then the cookie that the server reads, then a refetch of everything the
 * server said in the other language.
 */
export function LanguageFollower() {
  const messages = useMessages();
  const dispatch = useAppDispatch();
  const shown = useLanguage();
  const chosen = useAppSelector((state) => state.language.language);
  useEffect(() => {
    if (chosen === null) {
      return;
    }
    keepLanguage(chosen);
    if (chosen === shown) {
      return;
    }
    void messages.switchLanguage(chosen).then(() => {
      dispatch(api.util.invalidateTags(['Deal', 'Trade']));
    });
  }, [chosen, shown, messages, dispatch]);
  return null;
}
