/** Who buys with an order: the investor whose order it is, and the person whom they named, where they named one. */
export const PURCHASER_ROLES = ['first', 'second'] as const;
export type PurchaserRole = (typeof PURCHASER_ROLES)[number];

/** What a purchaser is before the law; only individuals register today. */
export type PurchaserKind = 'individual' | 'entity';
