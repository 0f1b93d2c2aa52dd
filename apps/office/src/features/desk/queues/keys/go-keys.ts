import type { DeskQueue } from '@portal/domain/desk/queues/desk-queues';

/** The letter after `g` for each queue, the same in both languages: a place on the keyboard, not a word. */
export const GO_KEYS: Readonly<Record<DeskQueue, string>> = {
  'new-orders': 'n',
  'changes-answered': 'c',
  purchasers: 'u',
  'class-evidence': 'e',
  identity: 'i',
  money: 'm',
  'payment-flags': 'f',
  'new-messages': 'w',
  papers: 'p',
  bounces: 'b',
  jobs: 'j',
  'before-the-law': 'l',
  'all-orders': 'a',
};
