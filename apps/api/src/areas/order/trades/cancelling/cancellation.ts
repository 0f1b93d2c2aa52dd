import { isProvinceCode, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import { cancellationEndsAt } from '@portal/domain/order/trades/cancellation-deadline';
import { timeZoneOf } from '../../../../papers/documents/time-zone-of.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { findProvince } from '../../../client/kyc/submitted/find-submitted-kyc.ts';
import type { TradeRecord } from '../trade-record.ts';

/** A purchaser whose province is not known has the dealer's. */
const DEALER_PROVINCE: ProvinceCode = 'CAN-ON';

type Signed = { jointInvestor: object | null; investorSignedAt: Date | null; jointSignedAt: Date | null };

/** When the right to cancel an order ends (null while a signature is missing), and the clock of that midnight. */
export type Cancellation = { rightEndsAt: Date | null; timeZone: string };

/** By the last signature, and the holidays and the clock of the purchaser's province (NI 45-106 s. 2.9(6)). */
export function cancellationOf(signed: Signed, province: unknown): Cancellation {
  const place = isProvinceCode(province) ? province : DEALER_PROVINCE;
  const timeZone = timeZoneOf(place);
  const last = lastSignature(signed);
  return { rightEndsAt: last === null ? null : cancellationEndsAt(last, place, timeZone), timeZone };
}

/** When the last of those who have to sign signed; null while somebody has not. */
export function lastSignature({ jointInvestor, investorSignedAt, jointSignedAt }: Signed): Date | null {
  if (investorSignedAt === null || (jointInvestor !== null && jointSignedAt === null)) {
    return null;
  }
  return jointSignedAt !== null && jointSignedAt > investorSignedAt ? jointSignedAt : investorSignedAt;
}

/** The same for an order, by the profile that it relies on. */
export async function cancellationOfOrder(db: Db, trade: TradeRecord): Promise<Cancellation> {
  const { kycId, investorId } = trade;
  return cancellationOf(trade, kycId === null ? null : await findProvince(db, investorId, kycId));
}
