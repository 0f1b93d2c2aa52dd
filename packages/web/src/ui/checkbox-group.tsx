import { useId } from 'react';
import { fieldId } from '../form/field-id.ts';
import { CHOICE_BOX, CHOICE_ROW } from '../look/choice-row.ts';
import { FIELD_STACK, type FieldBinding, type FieldTexts, isShown, LABEL, LabelWords } from './field.tsx';
import { Check } from './icons.tsx';
import { describedBy, NativeHint, NativeProblem } from './native-field.tsx';
import type { RadioChoice } from './radio-group.tsx';

export type CheckboxGroupProps = FieldTexts &
  FieldBinding<readonly string[]> & {
    /** `heading` stands above a choice that begins a group. */
    choices: readonly (RadioChoice & { heading?: string | undefined })[];
    layout?: 'list' | 'cards' | undefined;
    /** Hides the label if a heading above says the same; assistive technology still gets it. */
    isLabelHidden?: boolean | undefined;
  };

const CARD =
  'items-center rounded-card border border-line-strong bg-raised px-4 py-3 hover:border-accent hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)]';

/** Multiple choice from a short list; answers keep the order of the choices. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const {
    label,
    hint,
    error,
    optional,
    name,
    value,
    onChange,
    onBlur,
    fieldRef,
    isDisabled,
    choices,
    layout = 'list',
    isLabelHidden = false,
  } = props;
  const id = fieldId(name);
  const labelId = useId();
  const toggle = (choice: string, isChosen: boolean) =>
    onChange(
      choices.map((each) => each.value).filter((each) => (each === choice ? isChosen : value.includes(each))),
    );
  return (
    <fieldset
      id={id}
      className={FIELD_STACK}
      disabled={isDisabled === true}
      aria-labelledby={labelId}
      aria-describedby={describedBy(id, { hint, error })}
      onBlur={onBlur}
    >
      <span id={labelId} className={isLabelHidden ? 'sr-only' : LABEL}>
        <LabelWords label={label} optional={optional} />
      </span>
      <NativeHint id={id} hint={hint} />
      <div className={layout === 'cards' ? 'mt-1 grid gap-3' : 'flex flex-col'}>
        {choices.map((choice, place) => [
          choice.heading === undefined ? null : (
            <span key={choice.heading} className="mt-2 font-semibold text-muted text-sm first:mt-0">
              {choice.heading}
            </span>
          ),
          <label key={choice.value} className={`${CHOICE_ROW} ${layout === 'cards' ? CARD : ''}`}>
            <span className="relative grid size-6 shrink-0 place-items-center">
              <input
                ref={place === 0 ? fieldRef : undefined}
                type="checkbox"
                name={name}
                value={choice.value}
                checked={value.includes(choice.value)}
                onChange={(event) => toggle(choice.value, event.target.checked)}
                disabled={choice.isDisabled === true}
                aria-invalid={isShown(error) ? true : undefined}
                className={CHOICE_BOX}
              />
              <Check className="pointer-events-none absolute hidden size-5 text-accent-contrast peer-checked:block" />
            </span>
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className={choice.description === undefined ? undefined : 'font-semibold'}>
                {choice.label}
              </span>
              {choice.description === undefined ? null : (
                <span className="text-sm text-muted">{choice.description}</span>
              )}
            </span>
          </label>,
        ])}
      </div>
      <NativeProblem id={id} error={error} />
    </fieldset>
  );
}
