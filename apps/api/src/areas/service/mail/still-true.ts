import { reservedUntil } from '@portal/domain/order/trades/reservation';
import type { Deps } from '../../../platform/deps.ts';
import type { MailRequest } from '../../../platform/mail/request-mail.ts';
import { findSubmittedKyc } from '../../client/kyc/submitted/find-submitted-kyc.ts';
import { findOrder } from '../../order/trades/find-order.ts';
import { isWaiting } from '../../people/waiting-list/waiting-entries.ts';

/**
 * False for a message whose reason went while it waited to be sent: a reminder of an order that was signed, cancelled or
 * reserved anew meanwhile, one of a profile that was confirmed, or news for somebody who has left the waiting list.
 */
export async function isStillTrue({ db }: Pick<Deps, 'db'>, request: MailRequest): Promise<boolean> {
  if (request.template === 'waiting-list-served') {
    return isWaiting(db, request.entryId);
  }
  if (request.template === 'profile-review') {
    return (await findSubmittedKyc(db, request.investorId))?.id === request.kycId;
  }
  if (request.template !== 'reservation-ending') {
    return true;
  }
  const order = await findOrder(db, request.investorId, request.tradeId);
  return (
    order !== undefined &&
    order.investorSignedAt === null &&
    reservedUntil(order)?.toISOString() === request.until
  );
}
