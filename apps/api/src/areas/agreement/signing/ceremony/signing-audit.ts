import type { Envelope } from './envelope.ts';
import type { Signer } from './signer.ts';

/** How the audit log names a signer; a joint investor has no account, so the order's investor stands in the name. */
export function actorOf({
  role,
  investorId,
}: Pick<Signer, 'role' | 'investorId'>): `investor:${string}` | `joint-investor-of:${string}` {
  return role === 'investor' ? `investor:${investorId}` : `joint-investor-of:${investorId}`;
}

/** What a ceremony is about: an order, or a profile by itself. */
export function targetOf({ tradeId, kycId }: Pick<Envelope, 'tradeId' | 'kycId'>): string {
  return tradeId === null ? `kyc:${kycId}` : `trade:${tradeId}`;
}
