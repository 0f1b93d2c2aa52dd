/** Who buys with an order: the investor whose order it is, and the person whom they named, where they named one. */
export type PurchaserRole = 'first' | 'second';

/** What a purchaser is before the law; only individuals register today. */
export type PurchaserKind = 'individual' | 'entity';
