import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { listOpenProfileFlags } from '../../../client/kyc/flags/list-open-flags.ts';
import { listPurchasers } from '../../../order/trades/find-purchasers.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { isTooOld, listProfiles } from '../identity/list-profiles.ts';

/**
 * What the office looks at of the profile of everybody who buys with an order: open flags, and whether one was not confirmed for a year
 * (NI 31-103 s. 13.2(4.1)). A second purchaser who has not joined has none, and is missing by a check of their own.
 */
export async function profilesOfPurchasers(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  trade: TradeRecord,
): Promise<{ flags: number; isAnyTooOld: boolean }> {
  const today = dealerDay(clock.now());
  const flags = new Set<string>();
  let isAnyTooOld = false;
  for (const { investorId, kycId } of await listPurchasers(db, trade)) {
    if (investorId !== null) {
      for (const { id } of await listOpenProfileFlags(db, investorId)) {
        flags.add(id);
      }
      isAnyTooOld ||= isTooOld(await listProfiles(db, { investorId, kycId }), today);
    }
  }
  return { flags: flags.size, isAnyTooOld };
}
