import type { KycPath } from './field-texts.tsx';

/** What the browser may fill in: the person's own particulars only, never those of a spouse or an employer. */
export const AUTOCOMPLETE: Readonly<Partial<Record<KycPath, string>>> = {
  'basics.firstName': 'given-name',
  'basics.middleName': 'additional-name',
  'basics.lastName': 'family-name',
  'basics.email': 'email',
  'basics.phone': 'tel',
  'basics.address.street': 'address-line1',
  'basics.address.unit': 'address-line2',
  'basics.address.city': 'address-level2',
  'basics.address.province': 'address-level1',
  'basics.address.postalCode': 'postal-code',
};
