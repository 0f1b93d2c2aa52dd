import { describe, expect, it } from 'vitest';
import { BANK_PROFILES, KNOWN_BANKS } from './bank-profiles.ts';
import { nameOfProfile } from './name-of-profile.ts';
import { type CsvProfile, csvProfileSchema } from './statement-profile.ts';

describe('whose files a kept profile reads', () => {
  it.each(KNOWN_BANKS)('%s, in whatever order its fields were kept', (bank) => {
    const names = Object.keys(BANK_PROFILES[bank]).reverse();
    const kept: CsvProfile = JSON.parse(JSON.stringify(BANK_PROFILES[bank], names.concat(KEPT_INSIDE)));
    expect(nameOfProfile(kept)).toBe(bank);
  });

  it.each([
    ['OFX', { format: 'ofx' } as const, 'ofx'],
    ['a mapping', { ...BANK_PROFILES.td, delimiter: ';' } as const, 'own'],
    [
      'a mapping of eleven columns, one without a name',
      { ...BANK_PROFILES.td, header: ['Date', '', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'] },
      'own',
    ],
  ])('%s', (_what, profile, name) => {
    const kept = profile.format === 'ofx' ? profile : csvProfileSchema.parse(profile);
    expect(nameOfProfile(kept)).toBe(name);
  });
});

const KEPT_INSIDE = ['kind', 'column', 'direction', 'in', 'out', 'part', 'words'];
