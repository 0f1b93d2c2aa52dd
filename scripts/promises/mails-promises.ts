import type { KeptPromises } from '../../packages/messages/src/parity/promise-problems.ts';

/** Promises of messages, by what keeps them. */
export const MAILS_PROMISES: KeptPromises = {
  'apps/api/src/areas/desk/orders/approval/approve-order.ts#approveOrder': ['mail.orderReceived.body'],
  'apps/api/src/areas/money/payments/debits/export-debits.ts#exportDebits': [
    'mail.orderReceived.money.toDebit',
    'mailPayments.debitAnnounced.body',
  ],
  'apps/api/src/areas/money/payments/movements/release-money.ts#isToBeReleased': [
    'mail.orderApproved.body',
    'mailPayments.received.body',
  ],
  'apps/api/src/areas/money/payments/movements/refund-money.ts#refundMoney': [
    'mail.orderDeclined.body',
    'mailCancellation.money.debitUnderWay',
    'mailCancellation.money.doNotSend',
    'mailCancellation.money.returning',
    'mailCancellation.notice.issuer',
    'mailPayments.afterEnd.body',
    'mailPayments.archived.body',
  ],
  'apps/api/src/areas/order/trades/cancelling/send-cancellation-notice.ts#sendCancellationNotice': [
    'mailCancellation.byRight.body',
  ],
  'packages/domain/src/order/trades/money-at-end.ts#MONEY_AT_END': [
    'mailCancellation.money.notDebited',
    'mailPayments.debitStopped.body',
  ],
  'apps/api/src/areas/agreement/memorandum/require-memorandum.ts#memorandumAwaited': [
    'mail.jointMemorandum.body',
    'mail.offeringMemorandum.body',
  ],
  'apps/api/src/areas/order/changes/changes-mails.ts#CHANGES_MAILS': [
    'mail.changesReminder.body',
    'mail.changesReworded.body',
    'mail.changesWithdrawn.body',
  ],
  'apps/api/src/areas/people/waiting-list/tell-waiting-list.ts#tellWaitingList': [
    'mail.waitingList.body',
    'mail.waitingListServed.body',
  ],
  'apps/api/src/areas/people/optional-mails/notify-subscribers.ts#notifySubscribers': [
    'mail.footer',
    'mail.footerAsked',
  ],
  'packages/domain/src/order/wizard/wizard-pages.ts#WIZARD_PAGES': ['mail.welcome.body'],
  'apps/api/src/areas/money/payments/accounts/unlink-account.ts#unlinkAccount': [
    'mailAccount.bankUnlinked.body',
  ],
  'apps/api/src/areas/people/accounts/email/confirm-email-change.ts#confirmEmailChange': [
    'mailAccount.changed.body',
  ],
  'apps/api/src/areas/people/accounts/two-factor/second-step.ts#readSecondStep': [
    'mailAccount.twoFactorOn.body',
  ],
  'apps/api/src/areas/desk/messages/answer-message.ts#answerMessage': [
    'mailContact.templates.complaint',
    'mailContact.templates.referral',
  ],
  'states a fact: names a row of the message': ['mail.orderReturned.reason'],
  'states a fact: no message asks for them': ['mail.neverAsk'],
  'apps/api/src/areas/order/after-upgrade/judge-order-of-before.ts#judgeOrderOfBefore': [
    'mail.ordersJudged.body',
  ],
};
