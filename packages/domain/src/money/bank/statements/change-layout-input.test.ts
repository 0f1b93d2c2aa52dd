import { describe, expect, it } from 'vitest';
import { BANK_PROFILES } from './bank-profiles.ts';
import { ChangeLayoutInput } from './change-layout-input.ts';

const { td, cibc } = BANK_PROFILES;

describe('a change of how files are read', () => {
  it('says how they were, as the person saw it, and how they are from now on', () => {
    expect(ChangeLayoutInput.parse({ seen: td, layout: cibc })).toEqual({ seen: td, layout: cibc });
  });

  it.each([
    ['what the person saw', { layout: cibc }],
    ['what is to be from now on', { seen: td }],
    ['columns, as of a file that says by itself how it is read', { seen: td, layout: { format: 'ofx' } }],
  ])('is refused without %s', (_row, input) => {
    expect(ChangeLayoutInput.safeParse(input).success).toBe(false);
  });
});
