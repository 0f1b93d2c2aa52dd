import { useLanguage } from '../i18n/use-language.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const CENT_DIGITS = 2;

export type AmountFieldProps = Omit<NumberFieldProps, 'before' | 'after' | 'fractionDigits'>;

/** Canadian dollars: the sign comes before the number in English, after it in French. */
export function AmountField({ width = 'medium', ...rest }: AmountFieldProps) {
  const sign = useLanguage() === 'fr' ? { after: '$' } : { before: '$' };
  return <NumberField {...rest} {...sign} width={width} fractionDigits={CENT_DIGITS} />;
}
