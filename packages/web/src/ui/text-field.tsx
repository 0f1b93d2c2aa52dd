import type { Language } from '@portal/domain/ground/people/languages';
import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { fieldId } from '../form/field-id.ts';
import {
  CONTROL,
  FIELD_STACK,
  type FieldBinding,
  FieldHint,
  FieldLabel,
  FieldProblem,
  type FieldTexts,
  HINT,
  isShown,
} from './field.tsx';

/** The longest text a single line takes unless the field says otherwise. */
const TEXT_LIMIT = 200;

/** How wide the answer is expected to be: a hint for the eye, not a limit. */
export const FIELD_WIDTHS = { full: 'w-full', medium: 'w-full max-w-sm', short: 'w-full max-w-44' } as const;

export type TextFieldProps = FieldTexts &
  FieldBinding<string> &
  Pick<
    AriaTextFieldProps,
    'type' | 'inputMode' | 'autoComplete' | 'autoCorrect' | 'spellCheck' | 'maxLength'
  > & {
    width?: keyof typeof FIELD_WIDTHS | undefined;
    /** The language of the input, if it is not the page's. */
    textLanguage?: Language | undefined;
    /** Digits in columns: numbers, codes, money. */
    figures?: boolean | undefined;
    /** A unit shown inside the control; the label or the hint says it, too, so it is hidden from assistive technology. */
    before?: ReactNode | undefined;
    after?: ReactNode | undefined;
    /** How the answer was understood, said under the control as soon as it is; empty while it was not. */
    below?: string | undefined;
  };

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    optional,
    name,
    fieldRef,
    isDisabled,
    width = 'full',
    textLanguage,
    figures,
    before,
    after,
    below,
    ...rest
  } = props;
  return (
    <AriaTextField
      maxLength={TEXT_LIMIT}
      {...rest}
      className={FIELD_STACK}
      id={fieldId(name)}
      name={name}
      isDisabled={isDisabled === true}
      isRequired={!optional}
      isInvalid={isShown(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optional={optional} />
      <FieldHint hint={hint} />
      <div className={classNames('relative', FIELD_WIDTHS[width])}>
        <Unit side="left">{before}</Unit>
        <Input
          ref={fieldRef}
          lang={textLanguage}
          className={classNames(
            CONTROL,
            before !== undefined && 'pl-8',
            after !== undefined && 'pr-9',
            figures === true && 'figures',
          )}
        />
        <Unit side="right">{after}</Unit>
      </div>
      {below === undefined ? null : (
        <p aria-live="polite" className={classNames(HINT, below === '' && 'sr-only')}>
          {below}
        </p>
      )}
      <FieldProblem error={error} />
    </AriaTextField>
  );
}

function Unit({ side, children }: { side: 'left' | 'right'; children: ReactNode }) {
  return children === undefined ? null : (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute inset-y-0 grid place-items-center text-muted',
        side === 'left' ? 'left-3.5' : 'right-3.5',
      )}
    >
      {children}
    </span>
  );
}
