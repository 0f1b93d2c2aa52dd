import { type RefObject, useEffect } from 'react';

/**
 * Tells a prerendered form what a person, or a password manager, filled in before the script took it over: React knows
 * only what it drew, and would call the fields empty.
 */
export function useEarlyAnswers(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    for (const control of form.current?.elements ?? []) {
      if (control instanceof HTMLInputElement) {
        tellInput(control);
      } else if (control instanceof HTMLSelectElement && control.value !== '') {
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  }, [form]);
}

/** React passes on a change only where the value differs from the last that it saw, so it is shown the old one first. */
function tellInput(input: HTMLInputElement): void {
  if (input.type === 'checkbox') {
    if (input.checked && !input.defaultChecked) {
      input.checked = false;
      input.click();
    }
    return;
  }
  const typed = input.value;
  if (typed !== input.defaultValue) {
    input.value = input.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
