import type { ClosedSigning } from '@portal/domain/agreement/signing/signing.wire';
import { returnPath } from '#state/return-path.ts';
import type { Signed } from '#state/slices/trade-slice.ts';

/** What is certain about an order the moment its investor has signed; null for any other end of a ceremony. */
export function justSignedOf(view: ClosedSigning): Signed | null {
  const { role, status, dealName, signedAt, waitingFor, returnUrl } = view;
  return role === 'investor' && status === 'completed' && dealName !== null && signedAt !== null
    ? { path: returnPath(returnUrl), dealName, signedAt, waitingFor }
    : null;
}
