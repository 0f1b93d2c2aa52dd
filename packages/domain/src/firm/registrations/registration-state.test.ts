import { describe, expect, it } from 'vitest';
import { registrationState } from './registration-state.ts';
import type { RegistrationState } from './registrations.wire.ts';

describe('a registration on November 30, 2026', () => {
  it.each<[string, string, string | null, RegistrationState]>([
    ['without an end is in force', '2020-01-01', null, 'in-force'],
    ['from today is in force', '2026-11-30', null, 'in-force'],
    ['to the 61st day from today is in force', '2020-01-01', '2027-01-30', 'in-force'],
    ['to the 60th day ends soon', '2020-01-01', '2027-01-29', 'ends-soon'],
    ['to tonight ends soon', '2020-01-01', '2026-11-30', 'ends-soon'],
    ['to yesterday has ended', '2020-01-01', '2026-11-29', 'ended'],
    ['from tomorrow is not there yet', '2026-12-01', null, 'not-yet'],
  ])('%s', (_row, from, lastDay, state) => {
    expect(registrationState({ from, lastDay }, '2026-11-30')).toBe(state);
  });
});
