import { type RefObject, useEffect } from 'react';

/**
 * Reports to React what a person or a password manager entered before takeover: React knows only what it rendered, and would
 * treat the fields as empty.
 */
export function useEarlyAnswers(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const control of around.current?.querySelectorAll('input, select') ?? []) {
      if (control instanceof HTMLInputElement) {
        tellInput(control);
      } else if (control instanceof HTMLSelectElement && isAnswered(control)) {
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
  }, [around]);
}

/** Compares with the option selected in the HTML, else the first. */
function isAnswered({ options, value }: HTMLSelectElement): boolean {
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return value !== (first?.value ?? '');
}

/** React reports a change only if the value differs from the last one it saw, so the old value is set first. */
function tellInput(input: HTMLInputElement): void {
  if (input.type === 'checkbox') {
    if (input.checked && !input.defaultChecked) {
      input.checked = false;
      // Not `click()`, which does nothing during a programmatic press of the same box: such a press may be what triggered
      // the takeover.
      input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
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
