import type { Language } from '@portal/domain/ground/people/languages';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { fieldId } from '../form/field-id.ts';
import {
  CONTROL,
  FIELD_STACK,
  type FieldBinding,
  FieldHint,
  FieldLabel,
  FieldProblem,
  type FieldTexts,
  isShown,
} from './field.tsx';

/** The longest text of several lines unless the field says otherwise. */
const TEXT_LIMIT = 2000;

export type TextAreaProps = FieldTexts &
  FieldBinding<string> & {
    rows?: number | undefined;
    maxLength?: number | undefined;
    /** The language of the input, if it is not the page's. */
    textLanguage?: Language | undefined;
  };

/** Several lines of text with label, hint and error. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    optional,
    name,
    fieldRef,
    isDisabled,
    rows = 4,
    maxLength = TEXT_LIMIT,
    textLanguage,
    ...rest
  } = props;
  return (
    <AriaTextField
      {...rest}
      className={FIELD_STACK}
      id={fieldId(name)}
      name={name}
      maxLength={maxLength}
      isDisabled={isDisabled === true}
      isRequired={!optional}
      isInvalid={isShown(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optional={optional} />
      <FieldHint hint={hint} />
      <AriaTextArea ref={fieldRef} rows={rows} lang={textLanguage} className={`${CONTROL} resize-y`} />
      <FieldProblem error={error} />
    </AriaTextField>
  );
}
