import type { ReactNode } from 'react';
import { fieldId } from '../form/field-id.ts';
import { CHOICE_ROW } from '../look/choice-row.ts';
import type { FieldBinding } from './field.tsx';
import { describedBy, NativeHint } from './native-field.tsx';

export type SwitchProps = FieldBinding<boolean> & { children: ReactNode; hint?: ReactNode | undefined };

/** A setting that takes effect at once; for a statement in a form use Checkbox. */
export function Switch({ children, hint, name, value, onChange, onBlur, fieldRef, isDisabled }: SwitchProps) {
  const id = fieldId(name);
  return (
    <div>
      <label className={`${CHOICE_ROW} items-center`}>
        <span className="relative inline-flex h-7 w-12 shrink-0">
          <input
            ref={fieldRef}
            id={id}
            name={name}
            type="checkbox"
            role="switch"
            checked={value}
            aria-checked={value}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
            disabled={isDisabled === true}
            aria-describedby={describedBy(id, { hint, error: undefined })}
            className="peer h-7 w-12 appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-accent checked:bg-accent disabled:border-line"
          />
          <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-accent-contrast" />
        </span>
        <span className="min-w-0 flex-1">{children}</span>
      </label>
      <NativeHint id={id} hint={hint} />
    </div>
  );
}
