import { partAt } from '@portal/domain/kyc/draft';
import { cancellationEndsAt } from '@portal/domain/payments/cancellation-right';
import { isProvinceCode, type ProvinceCode } from '@portal/domain/people/provinces';
import type { Db } from '../db/tables.ts';
import { timeZoneOf } from '../documents/time-zones.ts';
import { findSubmittedVersion } from '../kyc/kyc-versions.store.ts';
import type { TradeRecord } from '../trades/trade-record.ts';

/** A purchaser whose province is not known has the dealer's. */
const DEALER_PROVINCE: ProvinceCode = 'CAN-ON';

type Signed = { investorSignedAt: Date | null; jointSignedAt: Date | null };

/** When the right to cancel ends, by the last signature and the holidays of the province; null while nobody has signed. */
export function cancellationEnd({ investorSignedAt, jointSignedAt }: Signed, province: unknown): Date | null {
  if (investorSignedAt === null) {
    return null;
  }
  const last = jointSignedAt !== null && jointSignedAt > investorSignedAt ? jointSignedAt : investorSignedAt;
  const place = isProvinceCode(province) ? province : DEALER_PROVINCE;
  return cancellationEndsAt(last, place, timeZoneOf(place));
}

/** The same for an order, by the profile that it relies on. */
export async function cancellationEndOfOrder(db: Db, trade: TradeRecord): Promise<Date | null> {
  const version =
    trade.kycId === null ? undefined : await findSubmittedVersion(db, trade.investorId, trade.kycId);
  return cancellationEnd(trade, partAt(version?.sections, 'basics.address.province'));
}
