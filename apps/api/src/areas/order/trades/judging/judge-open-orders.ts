import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { KycEvents } from '../../../client/kyc/kyc-events.ts';
import { followProfile } from '../../exemptions/follow-profile.ts';
import { isObserving } from '../../exemptions/is-observing.ts';
import { judgeAgain } from './judge-again.ts';
import { findOrdersUnderWay } from './orders-under-way.store.ts';

/**
 * Follows a submitted profile: what it tells of purchases elsewhere counts from now on, and every order under way that the person buys with
 * is judged by it, in the order in which they were placed: a later one takes no room from an earlier one.
 */
export async function judgeOpenOrders(
  trx: Db,
  deps: Deps,
  profile: KycEvents['profile-submitted'],
): Promise<void> {
  await followProfile(trx, deps, profile);
  const { investorId } = profile;
  const orders = await findOrdersUnderWay(trx, investorId);
  const cause = {
    occasion: 'profile',
    by: `investor:${investorId}`,
    isObserved: await isObserving(trx, deps),
  } as const;
  for (const [place, order] of orders.entries()) {
    const without = orders.slice(place + 1).map(({ id }) => id);
    await judgeAgain(trx, deps, order, cause, { only: investorId, without });
  }
}
