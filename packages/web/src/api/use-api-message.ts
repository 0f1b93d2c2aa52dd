import { useTranslation } from 'react-i18next';
import { isApiError } from './api-error.ts';

/** The message for a failed call: the server's first sentence, or our own if it has none. */
export function useApiMessage(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (!isApiError(error)) {
      return t('ui.error.unexpected');
    }
    if (error.code === 'NETWORK' || error.code === 'ABORTED') {
      return t('ui.error.network');
    }
    return error.code === 'TIMEOUT' ? t('ui.error.timeout') : (error.messages[0] ?? t('ui.error.unexpected'));
  };
}
