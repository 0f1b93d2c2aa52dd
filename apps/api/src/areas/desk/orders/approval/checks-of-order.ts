import { type ApprovalCheck, openChecks } from '@portal/domain/desk/orders/approval-checks';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { areOnePerson } from '../../../client/kyc/submitted/are-one-person.ts';
import { countOpenFlagsOf } from '../../../money/payments/flags/list-open-flags.ts';
import { approvalAwaited } from '../../../order/trades/deciding/approval-awaited.ts';
import { listPurchasers } from '../../../order/trades/find-purchasers.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { findLastCheck } from '../identity/checks.store.ts';
import { isNewerThere, listProfiles } from '../identity/list-profiles.ts';
import { profilesOfPurchasers } from './profiles-of-purchasers.ts';

/** The open checks of an order the dealer has yet to decide on; none for any other order. */
export async function checksOfOrder(db: Db, deps: Deps, trade: TradeRecord): Promise<ApprovalCheck[]> {
  if (trade.status !== 'submitted' && trade.status !== 'inReview') {
    return [];
  }
  const { kycId } = trade;
  const identity = kycId === null ? null : await findLastCheck(db, kycId);
  const profiles = await listProfiles(db, trade);
  const { flags, isAnyTooOld } = await profilesOfPurchasers(db, deps, trade);
  return openChecks({
    identity: identity?.outcome ?? null,
    hasNewerProfile: isNewerThere(profiles),
    isProfileTooOld: isAnyTooOld,
    profileFlags: flags,
    paymentFlags: await countOpenFlagsOf(db, trade.id),
    arePurchasersOnePerson: await arePurchasersOnePerson(db, deps, trade),
    waitsFor: await approvalAwaited(db, deps, trade),
  });
}

/** Told to the office alone: neither purchaser learns that anything was compared. */
async function arePurchasersOnePerson(
  db: Db,
  { secrets }: Pick<Deps, 'secrets'>,
  trade: TradeRecord,
): Promise<boolean> {
  const profiles = (trade.jointInvestor === null ? [] : await listPurchasers(db, trade)).flatMap(
    ({ investorId, kycId }) => (investorId === null || kycId === null ? [] : [{ investorId, kycId }]),
  );
  const [first, second] = profiles;
  return (
    first !== undefined &&
    second !== undefined &&
    (first.investorId === second.investorId || areOnePerson(db, secrets, first, second))
  );
}
