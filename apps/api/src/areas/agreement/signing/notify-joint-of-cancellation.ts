import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import type { OrderEvents } from '../../order/trades/order-events.ts';
import { findEnvelopeSignedByJoint } from './ceremony/signers.store.ts';

/** Tells the joint investor who signed an order that it was cancelled. */
export async function notifyJointOfCancellation(
  trx: Db,
  deps: Deps,
  { order, told }: OrderEvents['order-cancelled'],
): Promise<void> {
  const { investorId, id: tradeId, jointInvestor } = order;
  const envelopeId =
    jointInvestor === null ? null : await findEnvelopeSignedByJoint(trx, investorId, tradeId);
  if (envelopeId !== null) {
    await requestMail(trx, deps, {
      template: 'joint-order-cancelled',
      investorId,
      tradeId,
      envelopeId,
      cancellation: told,
    });
  }
}
