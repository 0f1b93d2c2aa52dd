import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';

/** A count in words: a capped one reads as more than its limit. */
export function useCountText(): (count: { value: number; isCapped: boolean }) => string {
  const { t } = useTranslation();
  const { number } = useFormats();
  return ({ value, isCapped }) =>
    isCapped ? t('office.list.more', { number: number(value) }) : number(value);
}
