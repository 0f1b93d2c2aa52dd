import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * The sentence of a key known only at run time, such as one from a rule of the domain. The key itself
 * if its block is not loaded: ugly, but easy to find and fix.
 */
export function useTranslateKey(): (key: string, values?: MessageValues) => string {
  const { t } = useTranslation();
  return useCallback((key, values) => t(key, { ...values, defaultValue: key }), [t]);
}
