/** '1' paid outside the portal, '2' pre-authorized debit, '3' linked bank account. */
export const PAYMENT_METHODS = ['1', '2', '3'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
