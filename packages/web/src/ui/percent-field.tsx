import { NumberField, type NumberFieldProps } from './number-field.tsx';

export type PercentFieldProps = Omit<NumberFieldProps, 'before' | 'after' | 'fractionDigits'>;

/** A percentage as people write it: 25 means 25 %. */
export function PercentField(props: PercentFieldProps) {
  return <NumberField {...props} after="%" fractionDigits={1} />;
}
