import type { RefCallback } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form';
import { useIssueText } from './use-issue-text.ts';

/** What a UI part needs from a form: spread it into TextField, Select, YesNo ... */
export type BoundField<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  fieldRef: RefCallback<HTMLElement>;
  error: string | undefined;
};

/** Binds one field of a react-hook-form to a UI part, with its error in the language on screen. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
): BoundField<FieldPathValue<Values, Name>> {
  const { field, fieldState } = useController<Values, Name>({ control, name });
  const issueText = useIssueText();
  return {
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    fieldRef: field.ref,
    error: issueText(fieldState.error),
  };
}
