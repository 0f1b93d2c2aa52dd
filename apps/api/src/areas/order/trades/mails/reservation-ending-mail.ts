import { DEALER_TIME_ZONE, formatDeadline, formatTimeZone } from '@portal/domain/ground/formats/dates';
import { reservedUntil } from '@portal/domain/order/trades/reserved-until';
import type { MailKind } from '../../../../platform/mail/mail-kind.ts';
import { toAccount } from '../../../people/accounts/profile/mail-recipients.ts';
import { cancellationOfOrder } from '../cancelling/cancellation.ts';
import { findOrder } from '../find-order.ts';
import { gatherOrder, type OrderInMail, orderPath, orderSays } from './order-in-mail.ts';

/** While an order that is not signed keeps its units for some hours more, until this time in ISO 8601. */
export type ReservationEndingMail = {
  template: 'reservation-ending';
  investorId: string;
  tradeId: string;
  until: string;
};

/** The zone is that of the clock by which its reader keeps the time. */
type ReservationFacts = OrderInMail & { timeZone: string };

export const reservationEndingMail: MailKind<ReservationEndingMail, ReservationFacts> = {
  texts: 'mail.reservationEnding',
  to: toAccount,
  path: orderPath,
  gather: async (deps, request) => {
    const order = await findOrder(deps.db, request.investorId, request.tradeId);
    return {
      ...(await gatherOrder(deps, request)),
      timeZone: order === undefined ? DEALER_TIME_ZONE : (await cancellationOfOrder(deps.db, order)).timeZone,
    };
  },
  says: (writing) => {
    const { named, facts } = orderSays(writing);
    const { language, request } = writing;
    const { timeZone } = writing.facts;
    const deadline = formatDeadline(request.until, language, timeZone);
    const until = `${deadline} (${formatTimeZone(request.until, language, timeZone)})`;
    return { named: { ...named, until }, facts };
  },
  // Not of an order that was signed, cancelled or reserved anew meanwhile.
  isStillTrue: async ({ db }, { investorId, tradeId, until }) => {
    const order = await findOrder(db, investorId, tradeId);
    return (
      order !== undefined && order.investorSignedAt === null && reservedUntil(order)?.toISOString() === until
    );
  },
};
