import { BANK_PROFILES, KNOWN_BANKS, type KnownBank } from './bank-profiles.ts';
import { csvProfileSchema, type StatementProfile } from './statement-profile.ts';

/** Which files a stored profile reads: OFX, a known bank's, or those of a mapping made by hand. */
export function nameOfProfile(profile: StatementProfile): KnownBank | 'ofx' | 'own' {
  if (profile.format === 'ofx') {
    return 'ofx';
  }
  const text = inOneOrder(profile);
  return KNOWN_BANKS.find((bank) => inOneOrder(BANK_PROFILES[bank]) === text) ?? 'own';
}

/** The database keeps an object's fields in an order of its own. */
function inOneOrder(profile: StatementProfile): string {
  return JSON.stringify(csvProfileSchema.parse(profile));
}
