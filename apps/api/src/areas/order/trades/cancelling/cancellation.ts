import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import { isProvinceCode, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import { cancellationEndsAt } from '@portal/domain/order/trades/cancellation-ends-at';
import { clocksOf } from '../../../../papers/documents/clocks-of.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { findProvince } from '../../../client/kyc/submitted/find-submitted-kyc.ts';
import type { TradeRecord } from '../trade-record.ts';

/** The dealer's province, used for a purchaser whose province is not known. */
const DEALER_PROVINCE: ProvinceCode = 'CAN-ON';

type Signed = { jointInvestor: object | null; investorSignedAt: Date | null; jointSignedAt: Date | null };

/** When the right to cancel an order ends, null while a signature is missing, and the time zone of that midnight. */
export type Cancellation = { rightEndsAt: Date | null; timeZone: string };

/**
 * Counted from the last signature, by the holidays of the purchaser's province (NI 45-106 s. 2.9(6)). Where a province keeps several
 * clocks, the one by which the right ends last counts: it is nowhere known in which part somebody lives.
 */
export function cancellationOf(signed: Signed, province: unknown): Cancellation {
  const place = isProvinceCode(province) ? province : DEALER_PROVINCE;
  const last = lastSignature(signed);
  if (last === null) {
    return { rightEndsAt: null, timeZone: timeZoneOf(place) };
  }
  return clocksOf(place)
    .map((timeZone) => endOn(timeZone, last, place))
    .reduce((latest, end) => (end.rightEndsAt > latest.rightEndsAt ? end : latest));
}

function endOn(timeZone: string, last: Date, province: ProvinceCode) {
  return { rightEndsAt: cancellationEndsAt(last, province, timeZone), timeZone };
}

/** The time of the last signature; null while one is missing. */
export function lastSignature({ jointInvestor, investorSignedAt, jointSignedAt }: Signed): Date | null {
  if (investorSignedAt === null || (jointInvestor !== null && jointSignedAt === null)) {
    return null;
  }
  return jointSignedAt !== null && jointSignedAt > investorSignedAt ? jointSignedAt : investorSignedAt;
}

/** The same for an order, taking the province from the profile it relies on. */
export async function cancellationOfOrder(db: Db, trade: TradeRecord): Promise<Cancellation> {
  const { kycId, investorId } = trade;
  return cancellationOf(trade, kycId === null ? null : await findProvince(db, investorId, kycId));
}
