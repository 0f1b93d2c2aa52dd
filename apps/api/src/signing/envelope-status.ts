import type { TradeRecord } from '../trades/trade-record.ts';
import type { Envelope } from './envelope.ts';

/**
 * What a ceremony is at an instant: as stored, but one whose link has ended is `expired`, and one whose order was
 * cancelled or lost its units in between is `superseded`.
 */
export function statusOf(
  envelope: Pick<Envelope, 'status' | 'expiresAt'>,
  trade: Pick<TradeRecord, 'status' | 'holdsUnits'>,
  at: Date,
): Envelope['status'] {
  if (envelope.status !== 'open') {
    return envelope.status;
  }
  const isEditable = trade.status === 'open' || trade.status === 'changesAsked';
  if (!isEditable || !trade.holdsUnits) {
    return 'superseded';
  }
  return at >= envelope.expiresAt ? 'expired' : 'open';
}
