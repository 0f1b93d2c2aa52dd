import type { PaymentFlagKind } from '@portal/domain/money/payments/payment-flag-kinds';
import { area } from '../../../platform/area/area.ts';
import { tagged } from '../../../platform/http/routing/placed-route.ts';
import { debitRoutes } from './debits/debits.routes.ts';
import { debitFileContext } from './debits/export-debits.ts';
import { paymentEventRoutes } from './events/payment-events.routes.ts';
import { flagRoutes } from './flag-desk/flags.routes.ts';
import { flagSigningToldOtherwise } from './flags/flag-signing-told-otherwise.ts';
import { NO_LONGER_SO } from './flags/payment-flags.store.ts';
import { flagPayorContext } from './flags/read-flag-payor.ts';
import { paymentContext } from './instructions/account-to-debit.ts';
import { hasAccountToDebit } from './instructions/has-account-to-debit.ts';
import { followChangedOrder } from './journal/follow-money.ts';
import { readMoneyAtEnd } from './journal/order-money.ts';
import { payorContext } from './journal/read-payors.ts';
import { PAYMENT_MAILS, type PaymentMail } from './payment-mails.ts';
import type { PaymentTables } from './payment-tables.ts';
import { returnFileContext } from './returns/import-returns.ts';
import { returnFileRoutes } from './returns/return-files.routes.ts';
import { sendPaymentNotice } from './send-payment-notice.ts';

declare module '../../../platform/db/tables.ts' {
  interface Tables extends PaymentTables {}
}
declare module '../../../platform/ports/jobs.ts' {
  interface JobPayloads {
    /** Tells the dealer about a payment to look at; `reference` is the order's. */
    'send-payment-notice': { kind: PaymentFlagKind; reference: string; mailId: string };
  }
}
declare module '../../../platform/mail/request-mail.ts' {
  interface MailRequests {
    payments: PaymentMail;
  }
}

/** How an order is paid, and the journal of its money. */
export const payments = area({
  routes: [
    ...tagged('Payments', paymentEventRoutes),
    ...tagged('Office', debitRoutes),
    ...tagged('Office', flagRoutes),
    ...tagged('Office', returnFileRoutes),
  ],
  jobs: {
    'send-payment-notice': { schedule: null, run: sendPaymentNotice },
  },
  mails: PAYMENT_MAILS,
  sealed: [
    {
      table: 'payment_instructions',
      column: 'sealed_account',
      keys: ['investor_id', 'trade_id'],
      contextOf: (_investorId, tradeId = '') => paymentContext(tradeId),
    },
    {
      table: 'money_payors',
      column: 'sealed_payor',
      keys: ['journal_id'],
      contextOf: (id = '') => payorContext(id),
    },
    {
      table: 'payment_flags',
      column: 'sealed_payor',
      keys: ['id'],
      contextOf: (id = '') => flagPayorContext(id),
    },
    { table: 'return_files', column: 'sealed', keys: ['id'], contextOf: (id = '') => returnFileContext(id) },
    { table: 'debit_files', column: 'sealed', keys: ['id'], contextOf: (id = '') => debitFileContext(id) },
  ],
  typed: [{ table: 'payment_flags', column: 'cleared_note', except: [NO_LONGER_SO] }],
  retention: {
    payment_instructions: 'kept-as-record',
    money_journal: 'kept-as-record',
    confirmed_money: 'kept-as-record',
    money_payors: 'kept-as-record',
    payment_flags: 'kept-as-record',
    debit_files: 'kept-as-record',
    debit_file_items: 'kept-as-record',
    return_files: 'kept-as-record',
    return_items: 'kept-as-record',
    debit_file_head: 'of-nobody',
  },
  answers: { 'has-account-to-debit': hasAccountToDebit, 'money-at-end': readMoneyAtEnd },
  reactions: {
    'order-changed': [followChangedOrder],
    'order-ended': [followChangedOrder],
    'signing-told-otherwise': [flagSigningToldOtherwise],
  },
});
