import { describe, expect, it } from 'vitest';
import { partsNotShownTo } from './order-parts.ts';

describe('what of an order is kept back', () => {
  it.each([
    ['from a representative nothing of their clients', 'representative', []],
    ['from compliance nothing', 'compliance', []],
    [
      'from finance the profile, the source of funds, what was asked, and mails',
      'finance',
      ['source-of-funds', 'profile', 'changes', 'emails'],
    ],
    [
      'from a deal manager everything but that the order is there',
      'deals',
      ['amounts', 'account', 'money', 'source-of-funds', 'contact', 'profile', 'changes', 'emails', 'record'],
    ],
    [
      'from an administrator the same',
      'administrator',
      ['amounts', 'account', 'money', 'source-of-funds', 'contact', 'profile', 'changes', 'emails', 'record'],
    ],
  ] as const)('%s', (_sentence, role, parts) => {
    expect(partsNotShownTo([role])).toEqual(parts);
  });
});
