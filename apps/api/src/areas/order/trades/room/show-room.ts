import { decisionOnWire } from '@portal/domain/order/exemptions/decision-on-wire';
import type { Room } from '@portal/domain/order/exemptions/room.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { adviceForOrder } from '../../exemptions/advice-for-order.ts';
import { isObserving } from '../../exemptions/is-observing.ts';
import { judgePurchaser } from '../../exemptions/judge-purchaser.ts';
import { findRoomCase } from './room-case.store.ts';

/** The least that anybody can buy: whether anything is left does not depend on how much is asked for. */
const ONE_CENT = 1n;
/** The id of no order: nothing is left out of what counts. */
const NO_ORDER = '';

/**
 * How much the law lets an investor buy of a deal today, by their newest submitted profile and everything that counts of theirs. Throws
 * NOT_FOUND for a deal that is not published.
 */
export async function showRoom(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'secrets'>,
  investorId: string,
  dealRef: string,
): Promise<Room> {
  const found = await findRoomCase(deps.db, investorId, dealRef);
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { dealId, tradeId } = found;
  const advice =
    tradeId === null ? null : await adviceForOrder(deps.db, { tradeId, investorId, totalCents: ONE_CENT });
  const order = { ownerId: investorId, dealId, tradeId: tradeId ?? NO_ORDER, totalCents: ONE_CENT, advice };
  const { decision, province } = await judgePurchaser(deps.db, deps, investorId, order);
  return { ...decisionOnWire(decision), province, isBinding: !(await isObserving(deps.db, deps)) };
}
