import type { KeptPromises } from '../../packages/messages/src/parity/promise-problems.ts';

/** Promises of the pages of deals, orders and signing, by what keeps them. */
export const ORDERS_PROMISES: KeptPromises = {
  'apps/api/src/areas/order/trades/record-signatures.ts#keepUnitsForRepresentative': [
    'trades.nextAction.wait-for-representative.text',
  ],
  'apps/api/src/areas/desk/orders/reading/require-declaration.ts#requireDeclaration': [
    'account.terms.noAdvice',
    'wizard.complete.steps.reviewText',
    'dealPage.public.soldBy',
    'home.steps.3.text',
    'kyc.sections.investing.intro',
    'kyc.sections.political.intro',
    'onboarding.advice.hint',
    'portfolio.timeline.steps.review.text',
    'trades.status.inReview.text',
    'wizard.order.next.review',
  ],
  'apps/api/src/areas/order/trades/deciding/decide-trade.ts#approveWithin': [
    'wizard.complete.leadDone',
    'wizard.complete.steps.approvedText',
    'portfolio.timeline.steps.approved.text',
    'trades.nextAction.wait-for-review.text',
  ],
  'apps/api/src/areas/money/payments/movements/release-money.ts#isToBeReleased': [
    'wizard.complete.steps.trustDebit',
    'wizard.complete.steps.trustOutside',
    'wizard.complete.steps.trustReceived',
    'portfolio.trustNote',
    'wizard.pay.agreement.trust',
  ],
  'apps/api/src/areas/money/payments/payment-mails.ts#PAYMENT_MAILS': [
    'trades.nextAction.none-approved.text',
    'trades.nextAction.send-payment.text',
  ],
  'apps/api/src/areas/money/payments/movements/refund-money.ts#refundMoney': [
    'portfolio.cancel.dialog.money.debitUnderWay',
    'portfolio.cancel.dialog.money.doNotSend',
    'portfolio.cancel.dialog.money.returning',
    'portfolio.cancel.endedBefore',
    'portfolio.cancel.untilText',
    'portfolio.money.doNotSend',
    'portfolio.money.returning',
    'portfolio.timeline.steps.declined.text',
    'trades.status.declined.text',
  ],
  'apps/api/src/areas/order/trades/cancelling/archive-trade.ts#archiveTrade': [
    'portfolio.cancel.dialog.told',
    'portfolio.money.notDebited',
  ],
  'apps/api/src/areas/order/trades/cancelling/send-cancellation-notice.ts#sendCancellationNotice': [
    'portfolio.cancel.dialog.toldByRight',
    'portfolio.cancel.done.byRight',
  ],
  'apps/api/src/areas/money/payments/debits/export-debits.ts#exportDebits': [
    'portfolio.money.toDebit',
    'wizard.pay.when',
    'wizard.pay.whenLinked',
  ],
  'apps/api/src/areas/agreement/signing/sealing/seal-signed-documents.ts#sealSignedDocuments': [
    'portfolio.documents.none',
    'portfolio.documents.waiting',
    'purchases.steps.wait-for-review.text',
    'signing.closed.completed.text',
    'signing.closed.joint.completed.text',
    'wizard.sign.sealing',
  ],
  'apps/api/src/areas/agreement/signing/mails/profile-signed-mail.ts#profileSignedMail': [
    'ownProfile.papers.awaited',
    'ownProfile.papers.intro',
    'signing.closed.profile.completed.text',
  ],
  'apps/api/src/areas/order/purchasers/invite-purchaser.ts#inviteNamedPurchaser': ['joint.lead'],
  'apps/api/src/areas/order/purchasers/tell-ready.ts#tellReady': [
    'joint.status.joinedText',
    'trades.nextAction.wait-for-purchaser.text',
  ],
  'apps/api/src/areas/agreement/signing/links/remind-joint-investors.ts#remindJointInvestors': [
    'joint.status.linkSent',
  ],
  'apps/api/src/areas/agreement/signing/mails/joint-mails.ts#JOINT_MAILS': [
    'purchases.steps.wait-for-first.text',
    'signing.decline.jointText',
  ],
  'apps/api/src/areas/agreement/signing/mails/order-received-mail.ts#orderReceivedMail': [
    'wizard.sign.waitingLead',
  ],
  'apps/api/src/areas/agreement/memorandum/memorandum-mail.ts#memorandumMail': [
    'signing.memorandum.hint',
    'wizard.order.memorandum.hint',
  ],
  'packages/domain/src/agreement/signing/signed-again.ts#papersKept': ['signing.consent.profileLead'],
  'apps/api/src/areas/order/trades/placing/create-trade.ts#createTrade': [
    'wizard.order.hold.textMinutes_one',
    'wizard.order.hold.textMinutes_other',
    'wizard.order.hold.text_one',
    'wizard.order.hold.text_other',
  ],
  'apps/api/src/papers/documents/own-costs.ts#ownCosts': ['faq.fees.answer', 'wizard.order.noFees'],
  'apps/api/src/areas/desk/orders/exemption/give-advice.ts#giveAdvice': ['room.advice', 'room.adviceOnly'],
  'apps/api/src/areas/order/trades/room/show-room.ts#showRoom': [
    'onboarding.investment.hint',
    'privacy.decisions.text',
    'room.outdated',
    'room.unknown',
  ],
  'apps/investor/src/state/return-path.ts#returnPath': [
    'account.register.thenDeal',
    'purchases.invitation.wayIn',
    'wizard.pay.linked.dialog.text',
    'wizard.sign.startHint',
  ],
  'packages/web/src/saving/use-save-queue.ts#useSaveQueue': ['onboarding.notSaved', 'wizard.saveFailed'],
  'states a fact: what goes on now, chosen by somebody of the office': [
    'finconnect.returning',
    'trades.nextSteps.calling-you',
    'trades.nextSteps.checking-identity',
    'trades.nextSteps.reading-profile',
    'trades.nextSteps.waiting-for-closing',
    'trades.nextSteps.waiting-for-joint',
    'trades.nextSteps.waiting-for-money',
  ],
  'apps/api/src/areas/order/changes/ask-for-changes.ts#askForChanges': ['wizard.notices.changesAsked'],
  'states a fact: introduces what somebody wrote': ['portfolio.reason'],
  'packages/domain/src/desk/queues/due-time.ts#dueAt': ['portfolio.holder.until'],
  'apps/api/src/areas/client/kyc/flags/flag-third-party.ts#flagThirdParty': ['wizard.details.forOther'],
};
