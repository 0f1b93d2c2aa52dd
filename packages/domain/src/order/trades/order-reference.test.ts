import { expect, it } from 'vitest';
import { orderReference } from './order-reference.ts';

it.each([
  ['the first eight characters in capitals', '3a2d34fe-4df1-478c-be25-5ecee1cb25c9', '3A2D34FE'],
  ['an id that is shorter as it is', 't-1', 'T-1'],
])('the reference of an order is %s', (_sentence, id, expected) => {
  expect(orderReference(id)).toBe(expected);
});
