import { isEditableStatus } from '@portal/domain/order/trades/trade-status';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import type { Envelope } from './envelope.ts';
import { type Signer, turnOf } from './signer.ts';

/** What a link leads to: the open ceremony, a wait for the signer's turn, or one of the ends. */
export type SignerStatus = Envelope['status'] | 'out-of-turn';

type Facts = {
  envelope: Pick<Envelope, 'status'>;
  signer: Pick<Signer, 'role' | 'position' | 'signedAt' | 'linkExpiresAt'>;
  signers: readonly Pick<Signer, 'position' | 'signedAt'>[];
  /** Null when a profile is confirmed on its own. */
  trade: Pick<TradeRecord, 'status' | 'holdsUnits'> | null;
};

/**
 * A ceremony's status for one of its signers at an instant. It is completed for them once they have signed. It is `superseded`
 * when the order was cancelled or lost its units; a joint investor whose documents were replaced because the order changed waits
 * for the investor to sign the new ones.
 */
export function statusFor({ envelope, signer, signers, trade }: Facts, at: Date): SignerStatus {
  const isLive = envelope.status === 'open' || envelope.status === 'completed';
  if (isLive && signer.signedAt !== null) {
    return 'completed';
  }
  const canBeSigned = trade === null || (isEditableStatus(trade.status) && trade.holdsUnits);
  if (
    envelope.status === 'superseded' &&
    signer.role === 'joint' &&
    signer.signedAt === null &&
    canBeSigned
  ) {
    return 'out-of-turn';
  }
  if (envelope.status !== 'open') {
    return envelope.status;
  }
  if (!canBeSigned) {
    return 'superseded';
  }
  if (turnOf(signers)?.position !== signer.position) {
    return 'out-of-turn';
  }
  return signer.linkExpiresAt === null || at >= signer.linkExpiresAt ? 'expired' : 'open';
}
