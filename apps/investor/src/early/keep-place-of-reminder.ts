import { hasReminder } from './kept-state.ts';
import { REMINDER_IS_DUE } from './reminder-is-due.ts';

/**
 * A page that the server drew knows nobody. Where a reminder will stand below its header, its place is kept from the beginning: else
 * the page would move under the hand of a person who is about to press.
 */
export function keepPlaceOfReminder(window: Window): void {
  if (hasReminder(window)) {
    window.document.documentElement.setAttribute(REMINDER_IS_DUE, '');
  }
}
