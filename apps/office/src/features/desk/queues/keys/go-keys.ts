import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';

/** The letter after `g` for each queue, the same in both languages: a place on the keyboard, not a word. */
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

/** Single keys can be switched off per device, for people who use speech input or press keys by mistake (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  return window.localStorage.getItem(SWITCH) !== OFF;
}

/** Remembers whether single keys work on this device. Nothing else is stored in the browser by the office, and this says nothing about anybody. */
export function switchKeys(isOn: boolean): void {
  if (isOn) {
    window.localStorage.removeItem(SWITCH);
  } else {
    window.localStorage.setItem(SWITCH, OFF);
  }
}
