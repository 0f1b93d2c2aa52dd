import type { Block } from '@portal/domain/order/exemptions/exemption-decision';
import type { LawCode } from '@portal/domain/order/exemptions/law-codes';

const CODES: Readonly<Record<Block, LawCode | 'PROVINCE_NOT_SERVED'>> = {
  'outside-canada': 'PROVINCE_NOT_SERVED',
  'firm-not-registered': 'PROVINCE_NOT_SERVED',
  'offering-unsaid': 'OFFERING_UNSAID',
  'not-offered-there': 'NOT_OFFERED_THERE',
  'under-age': 'NOT_OF_AGE',
  'over-limit': 'OVER_LIMIT',
  'form-off': 'NO_EXEMPTION',
  'fund-not-allowed': 'NO_EXEMPTION',
  'made-for-purpose': 'NO_EXEMPTION',
  'no-exemption': 'NO_EXEMPTION',
};

/** The code by which a refused order is answered. */
export function refusalCodeOf(block: Block | null): LawCode | 'PROVINCE_NOT_SERVED' {
  return block === null ? 'NO_EXEMPTION' : CODES[block];
}
