/** The id of the control for `name`, by which error summaries and tests find fields. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll(/[^A-Za-z0-9_-]+/g, '-')}`;
}

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, [tabindex="0"]';

/**
 * Scrolls the field `name` into view and focuses it; for a group, its selected or first control.
 * Returns false if the field is not on screen.
 */
export function focusField(name: string): boolean {
  const element = document.getElementById(fieldId(name));
  if (element === null) {
    return false;
  }
  const target = element.matches(FOCUSABLE)
    ? element
    : (element.querySelector<HTMLElement>('input:checked') ?? element.querySelector<HTMLElement>(FOCUSABLE));
  if (target === null) {
    return false;
  }
  element.scrollIntoView?.({ block: 'center' });
  target.focus({ preventScroll: true });
  return true;
}
