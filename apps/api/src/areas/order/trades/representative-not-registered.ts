import { mayTakeOrder } from '@portal/domain/people/representatives/representative';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findProvince } from '../../client/kyc/submitted/find-submitted-kyc.ts';
import { findWorker } from '../../people/representatives/find-representatives.ts';
import { isObserving } from '../exemptions/is-observing.ts';
import { listPurchasers } from './find-purchasers.ts';
import { findRepresentativeOf } from './purchasers.store.ts';
import type { TradeRecord } from './trade-record.ts';

/**
 * Why nobody of the dealer may take an order today: whoever works for its investor is not registered where each purchaser lives, or the
 * investor has nobody (NI 31-103 s. 4.1). What decides for good passes `holdWorker`, so that none ends before its transaction does.
 */
export async function representativeNotRegistered(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  order: Pick<TradeRecord, 'investorId' | 'id' | 'kycId'>,
  findWhoWorks = findWorker,
): Promise<'REPRESENTATIVE_NOT_REGISTERED' | null> {
  const { investorId, kycId } = order;
  const worksForThem = await findWhoWorks(trx, await findRepresentativeOf(trx, investorId));
  const own = kycId === null ? null : await findProvince(trx, investorId, kycId);
  const others = (await listPurchasers(trx, order)).filter(({ role }) => role !== 'first');
  const provinces = [own, ...others.map(({ province }) => province)];
  return mayTakeOrder(worksForThem, provinces, clock.now()) ? null : 'REPRESENTATIVE_NOT_REGISTERED';
}

/** The same before somebody signs and where an order is handed over; while the portal looks on nobody is held up. */
export async function representativeAwaited(
  trx: Db,
  deps: Deps,
  order: Pick<TradeRecord, 'investorId' | 'id' | 'kycId'>,
  findWhoWorks = findWorker,
): Promise<'REPRESENTATIVE_NOT_REGISTERED' | null> {
  return (await isObserving(trx, deps)) ? null : representativeNotRegistered(trx, deps, order, findWhoWorks);
}

/** Throws it. */
export async function requireRepresentative(
  trx: Db,
  deps: Deps,
  order: Pick<TradeRecord, 'investorId' | 'id' | 'kycId'>,
): Promise<void> {
  const awaited = await representativeAwaited(trx, deps, order);
  if (awaited !== null) {
    throw new AppError(awaited);
  }
}
