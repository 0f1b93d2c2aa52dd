import type { ReactNode } from 'react';
import { fieldId } from '../form/field-id.ts';
import { CHOICE_BOX, CHOICE_ROW } from '../look/choice-row.ts';
import { type FieldBinding, type FieldTexts, isShown } from './field.tsx';
import { Check } from './icons.tsx';
import { describedBy, NativeHint, NativeProblem } from './native-field.tsx';

export type CheckboxProps = Omit<FieldTexts, 'label' | 'optional'> &
  FieldBinding<boolean> & { children: ReactNode; isRequired?: boolean | undefined };

/**
 * One statement to tick, such as a consent. The browser's own checkbox, redrawn: it works in server-rendered HTML before
 * any script, under a policy that refuses `style` attributes.
 */
export function Checkbox(props: CheckboxProps) {
  const { children, hint, error, isRequired, name, value, onChange, onBlur, fieldRef, isDisabled } = props;
  const id = fieldId(name);
  return (
    <div className="flex flex-col gap-1">
      <label className={CHOICE_ROW}>
        <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
          <input
            ref={fieldRef}
            id={id}
            name={name}
            type="checkbox"
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
            disabled={isDisabled === true}
            aria-required={isRequired === true ? true : undefined}
            aria-invalid={isShown(error) ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            className={CHOICE_BOX}
          />
          <Check className="pointer-events-none absolute hidden size-5 text-accent-contrast peer-checked:block" />
        </span>
        <span className="min-w-0 flex-1">{children}</span>
      </label>
      <div className="pl-9 empty:hidden">
        <NativeHint id={id} hint={hint} />
        <NativeProblem id={id} error={error} />
      </div>
    </div>
  );
}
