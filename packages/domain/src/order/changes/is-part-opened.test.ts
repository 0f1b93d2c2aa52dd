import { expect, it } from 'vitest';
import type { ChangeablePart } from './change-requests.ts';
import { isPartOpened } from './is-part-opened.ts';

it.each<[string, ChangeablePart, string[], boolean]>([
  ['what was asked for is open', 'order.quantity', ['order.quantity'], true],
  ['another part is not', 'order.payment', ['order.quantity'], false],
  ['details follow a name or an address of the profile', 'order.details', ['basics.address.city'], true],
  [
    'also among other things of the profile',
    'order.details',
    ['income.individual.lastYear', 'basics.lastName'],
    true,
  ],
  ['which other parts do not', 'order.joint', ['basics.address.city'], false],
  ['but not what the person earns', 'order.details', ['income.individual.lastYear'], false],
])('%s', (_row, part, asked, isOpen) => {
  expect(isPartOpened(part, asked)).toBe(isOpen);
});
