import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';

/** The letter after `g` that leads to each queue, the same in both languages: it is a place on the keyboard, not a word. */
export const GO_KEYS: Readonly<Record<DeskQueue, string>> = {
  'new-orders': 'n',
  'changes-answered': 'c',
  identity: 'i',
  money: 'm',
  'payment-flags': 'f',
  'new-messages': 'w',
  papers: 'p',
  bounces: 'b',
  jobs: 'j',
  'all-orders': 'a',
};

const SWITCH = 'office.single-keys';
const OFF = 'off';

/** Single keys can be switched off on a device, for who speaks to it or presses keys by mistake (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  return window.localStorage.getItem(SWITCH) !== OFF;
}

/** Keeps whether single keys work on this device. It is the only thing that the office keeps in a browser, and says nothing of anybody. */
export function switchKeys(isOn: boolean): void {
  if (isOn) {
    window.localStorage.removeItem(SWITCH);
  } else {
    window.localStorage.setItem(SWITCH, OFF);
  }
}
