import type { Db } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { hasJointAcceptedCurrent, hasJointOfOrderAccepted } from './joint-memorandum.store.ts';
import { hasAcceptedCurrent } from './memorandum.store.ts';

type Order = { investorId: string; id: string; dealId: string; jointInvestor: object | null };

/**
 * Throws MEMORANDUM_NOT_ACCEPTED while the deal's offering memorandum, as it stands today, has not been accepted: it
 * must reach the purchaser at or before signing, and an amended one again (NI 45-106 s. 2.9(1) to (2.1) and (13.2)).
 * A deal without a memorandum among its documents is sold under another exemption and asks for none.
 */
export async function requireMemorandum(
  trx: Db,
  { investorId, dealId }: Pick<Order, 'investorId' | 'dealId'>,
): Promise<void> {
  if (!(await hasAcceptedCurrent(trx, investorId, dealId))) {
    throw new AppError('MEMORANDUM_NOT_ACCEPTED');
  }
}

/** The same of a joint investor, who is a purchaser like the investor, in their part of a ceremony. */
export async function requireJointMemorandum(
  trx: Db,
  part: { investorId: string; envelopeId: string },
  dealId: string,
): Promise<void> {
  if (!(await hasJointAcceptedCurrent(trx, part, dealId))) {
    throw new AppError('MEMORANDUM_NOT_ACCEPTED');
  }
}

/** The same of everybody who buys: JOINT_MEMORANDUM_NOT_ACCEPTED where it is the joint investor who has not. */
export async function requireEveryMemorandum(trx: Db, order: Order): Promise<void> {
  await requireMemorandum(trx, order);
  if (order.jointInvestor !== null && !(await hasJointOfOrderAccepted(trx, order))) {
    throw new AppError('JOINT_MEMORANDUM_NOT_ACCEPTED');
  }
}

/** True when nobody who buys has a memorandum left to accept. */
export async function hasEveryoneAccepted(trx: Db, order: Order): Promise<boolean> {
  const { investorId, dealId, jointInvestor } = order;
  return (
    (await hasAcceptedCurrent(trx, investorId, dealId)) &&
    (jointInvestor === null || (await hasJointOfOrderAccepted(trx, order)))
  );
}
