/**
 * The trustee that holds investors' money until an investment closes, as payment instructions and the debit
 * agreement name it. Proper names, numbers and addresses: the same in both languages.
 */
export const TRUSTEE = {
  name: 'Cedar Narrows Trust Company',
  account: {
    beneficiary: 'Cedar Narrows Trust Company, in trust for Northline',
    bank: 'Cedar Narrows Trust Company',
    institution: '899',
    transit: '00012',
    number: '4510027',
  },
  email: 'deposits@cedarnarrows.example',
  address: '900-200 Bay Street, Toronto, Ontario  M5J 2J2',
} as const;

/** Where investors write to revoke an authorization. */
export const DEALER_EMAIL = 'support@northline.example';
