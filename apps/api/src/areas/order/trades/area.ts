import { area, EVERY_FIVE_MINUTES, inPortions } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import type { FromPlace } from '../../../platform/ports/jobs.ts';
import { answerHasOrderOfDeal, answerHoldingOrders } from './answer-has-order-of-deal.ts';
import { answerOrdersOfResidents } from './answer-orders-of-residents.ts';
import type { CancellationNotice } from './cancelling/compose-cancellation-notice.ts';
import { sendCancellationNotice } from './cancelling/send-cancellation-notice.ts';
import type { OrderReceivedMail } from './confirm-receipt.ts';
import { EXPIRED_AT_ONCE, releaseExpiredOrders } from './holding/release-expired-orders.ts';
import { RESERVATIONS_AT_ONCE, remindOfReservations } from './holding/remind-of-reservations.ts';
import { judgeOpenOrders } from './judging/judge-open-orders.ts';
import { JUDGED_AT_ONCE, judgeOrdersOfDeals } from './judging/judge-orders-of-deals.ts';
import { lockOrdersOfPurchaser } from './locking/lock-order-to-judge.ts';
import { CANCELLATION_MAILS, type CancellationMail } from './mails/cancellation-mails.ts';
import { type OrderApprovedMail, orderApprovedMail } from './mails/order-approved-mail.ts';
import { ORDER_MAILS, type OrderMail } from './mails/order-mails.ts';
import { type ReservationEndingMail, reservationEndingMail } from './mails/reservation-ending-mail.ts';
import { jointInvestorContext, scheduleAContext } from './open-order.ts';
import type { OrderEvents } from './order-events.ts';
import type { OrderQuestions } from './order-questions.ts';
import { roomRoutes } from './room/room.routes.ts';
import type { TradeTables } from './trade-tables.ts';
import { watchOrders } from './watch-orders.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends TradeTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    'send-cancellation-notice': CancellationNotice;
    'release-expired-orders': FromPlace;
    'remind-of-reservations': FromPlace;
    'judge-orders-of-deals': FromPlace;
  }
}
declare module '../../../platform/deps.ts' {
  interface Events extends OrderEvents {}
}
declare module '../../../platform/deps.ts' {
  interface Questions extends OrderQuestions {}
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    /** The message of `order-received` is written by signing, whose papers it announces. */
    trades: ReservationEndingMail | OrderReceivedMail | OrderApprovedMail | OrderMail | CancellationMail;
  }
}

/** Orders from the first click to their end. Calls that answer with an order are in `order-views`, which knows how one is shown. */
export const trades = area({
  routes: tagged('Orders', roomRoutes),
  jobs: {
    'send-cancellation-notice': { schedule: null, run: sendCancellationNotice },
    'release-expired-orders': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(EXPIRED_AT_ONCE),
      run: releaseExpiredOrders,
    },
    'remind-of-reservations': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(RESERVATIONS_AT_ONCE),
      run: remindOfReservations,
    },
    'judge-orders-of-deals': {
      schedule: EVERY_FIVE_MINUTES,
      bounded: inPortions(JUDGED_AT_ONCE),
      run: judgeOrdersOfDeals,
    },
  },
  mails: {
    ...ORDER_MAILS,
    ...CANCELLATION_MAILS,
    'order-approved': orderApprovedMail,
    'reservation-ending': reservationEndingMail,
  },
  sealed: [
    {
      table: 'trades',
      column: 'sealed_schedule_a',
      keys: ['id'],
      contextOf: (id = '') => scheduleAContext(id),
    },
    {
      table: 'trades',
      column: 'sealed_joint_investor',
      keys: ['id'],
      contextOf: (id = '') => jointInvestorContext(id),
    },
  ],
  typed: [{ table: 'trades', column: 'reason' }],
  retention: {
    trades: 'kept-as-record',
    order_purchasers: 'kept-as-record',
  },
  answers: {
    'has-order-of-deal': answerHasOrderOfDeal,
    'orders-that-hold-units': answerHoldingOrders,
    'orders-of-residents': answerOrdersOfResidents,
  },
  reactions: { 'profile-to-submit': [lockOrdersOfPurchaser], 'profile-submitted': [judgeOpenOrders] },
  watches: [watchOrders],
});
