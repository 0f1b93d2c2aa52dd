import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { ReservedUntil } from './reserved-until.tsx';

const OPEN = { status: 0, holdsUnits: true, holdExpiresAt: '2026-11-25T04:45:00Z' };

describe('the end of a reservation', () => {
  it.each([
    ['en', /^Reserved until (Tue 24|Wed 25) Nov, \d/],
    ['fr', /^Réservés jusqu’au (mar\. 24|mer\. 25) nov\., \d/],
  ] as const)('is said in %s with its weekday, its day and its minute', (language, expected) => {
    draw(<ReservedUntil order={OPEN} />, language);
    expect(screen.getByText((text) => expected.test(text.replace(/\s/g, ' ')))).toBeDefined();
  });

  it.each([
    ['lost its units', { ...OPEN, holdsUnits: false }],
    ['is with the dealer', { ...OPEN, status: 1, holdExpiresAt: null }],
  ])('is not shown for an order that %s', (_what, order) => {
    draw(<ReservedUntil order={order} />, 'en');
    expect(document.querySelector('time')).toBeNull();
  });
});
