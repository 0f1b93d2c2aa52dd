import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * The sentence of a key that is only known while running, such as one that a rule of the domain answers with. The key itself
 * where its block is not loaded: ugly, but it can be found and mended.
 */
export function useTranslateKey(): (key: string, values?: MessageValues) => string {
  const { t } = useTranslation();
  return useCallback((key, values) => t(key, { ...values, defaultValue: key }), [t]);
}
