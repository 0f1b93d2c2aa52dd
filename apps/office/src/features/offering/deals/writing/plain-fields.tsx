import type { NumberAnswer } from '@portal/web/form/read-number';
import { AmountField } from '@portal/web/ui/amount-field';
import { CheckboxGroup, type CheckboxGroupProps } from '@portal/web/ui/checkbox-group';
import { DateField } from '@portal/web/ui/date-field';
import { NumberField } from '@portal/web/ui/number-field';
import { type Choice, Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { YesNo } from '@portal/web/ui/yes-no';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { DealForm } from './deal-form.ts';
import { MarkedLabel } from './marked-label.tsx';
import { useDealField } from './use-deal-field.tsx';

/** The paths of the form's values of this type. */
type PathOf<Value> = {
  [Path in FieldPath<DealForm>]: [FieldPathValue<DealForm, Path>, Value] extends [
    Value,
    FieldPathValue<DealForm, Path>,
  ]
    ? Path
    : never;
}[FieldPath<DealForm>];

type Texts<Path> = { name: Path; label: string; hint?: string | undefined };

/** A line of text that is the same in both languages. */
export function LineField({ name, label, hint, maxLength }: Texts<PathOf<string>> & { maxLength: number }) {
  const { mark, ...field } = useDealField(name);
  return (
    <TextField
      {...field}
      label={<MarkedLabel mark={mark}>{label}</MarkedLabel>}
      hint={hint}
      optional="unsaid"
      maxLength={maxLength}
    />
  );
}

export function ChoiceField(props: Texts<PathOf<string>> & { choices: readonly Choice[] }) {
  const { name, label, hint, choices } = props;
  const { mark, ...field } = useDealField(name);
  return (
    <Select
      {...field}
      label={<MarkedLabel mark={mark}>{label}</MarkedLabel>}
      hint={hint}
      optional="unsaid"
      choices={choices}
    />
  );
}

export function DayField({ name, label, hint }: Texts<PathOf<string>>) {
  const { mark, ...field } = useDealField(name);
  return (
    <DateField
      {...field}
      label={<MarkedLabel mark={mark}>{label}</MarkedLabel>}
      hint={hint}
      optional="unsaid"
    />
  );
}

export function CountField({ name, label, hint }: Texts<PathOf<NumberAnswer>>) {
  const { mark, ...field } = useDealField(name);
  return (
    <NumberField
      {...field}
      label={<MarkedLabel mark={mark}>{label}</MarkedLabel>}
      hint={hint}
      optional="unsaid"
    />
  );
}

export function MoneyField({ name, label, hint }: Texts<PathOf<NumberAnswer>>) {
  const { mark, ...field } = useDealField(name);
  return (
    <AmountField
      {...field}
      label={<MarkedLabel mark={mark}>{label}</MarkedLabel>}
      hint={hint}
      optional="unsaid"
      width="short"
    />
  );
}

/** Several of a short list. */
export function ChoicesField(props: Texts<PathOf<readonly string[]>> & Pick<CheckboxGroupProps, 'choices'>) {
  const { name, label, hint, choices } = props;
  const { mark, ...field } = useDealField(name);
  return (
    <CheckboxGroup
      {...field}
      label={<MarkedLabel mark={mark}>{label}</MarkedLabel>}
      hint={hint}
      optional="unsaid"
      choices={choices}
    />
  );
}

/** A question of yes or no. */
export function YesNoField({ name, label, hint }: Texts<PathOf<boolean | null>>) {
  const { mark, ...field } = useDealField(name);
  return (
    <YesNo {...field} label={<MarkedLabel mark={mark}>{label}</MarkedLabel>} hint={hint} optional="unsaid" />
  );
}
