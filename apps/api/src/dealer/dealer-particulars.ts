/**
 * The dealer as its documents name it. The seal's certificate carries the name and the place; a change here shows
 * in documents made from then on, never in those already signed.
 */
export const DEALER_PARTICULARS = {
  name: 'Northline Exempt Market Inc.',
  address: '1200-150 King Street West, Toronto, Ontario M5H 1J9',
  city: 'Toronto',
  province: 'Ontario',
  phone: '1-844-955-4114',
  email: 'support@northline.example',
  complaintsEmail: 'complaints@northline.example',
} as const;
