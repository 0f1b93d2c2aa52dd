import { type RefObject, useEffect } from 'react';

/**
 * Tells the fields of a prerendered page what a person, or a password manager, filled in before the script took it over: React knows
 * only what it drew, and would call the fields empty.
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

/** Its page says which choice it came with; without one it came with the first. */
function isAnswered({ options, value }: HTMLSelectElement): boolean {
  const first = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return value !== (first?.value ?? '');
}

/** React passes on a change only where the value differs from the last that it saw, so it is shown the old one first. */
function tellInput(input: HTMLInputElement): void {
  if (input.type === 'checkbox') {
    if (input.checked && !input.defaultChecked) {
      input.checked = false;
      // Not by `click()`, which does nothing while a program presses the same box: such a press may be what made React take the page over.
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
