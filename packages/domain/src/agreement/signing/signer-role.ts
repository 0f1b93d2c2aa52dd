/** Who signs an order's documents, in this order: the investor, then the joint investor where there is one. */
export const SIGNER_ROLES = ['investor', 'joint'] as const;
export type SignerRole = (typeof SIGNER_ROLES)[number];
