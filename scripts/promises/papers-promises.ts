import type { KeptPromises } from '../../packages/messages/src/parity/promise-problems.ts';

/** Promises of papers, by what keeps them. */
export const PAPERS_PROMISES: KeptPromises = {
  'apps/api/src/areas/order/exemptions/judge-purchaser.ts#judgePurchaser': [
    'documentsAgreement.exemption.decision',
    'documentsAgreement.exemption.undecided',
  ],
  'apps/api/src/papers/documents/own-costs.ts#ownCosts': [
    'documentsDealer.cost.you',
    'documentsDealer.cost.youBeside',
  ],
  'packages/domain/src/ground/business-days/open-holidays.ts#OPEN_HOLIDAYS': [
    'documentsAgreement.cancel.counting',
    'documentsDealer.cancel.text',
  ],
  'apps/api/src/areas/money/payments/movements/release-money.ts#isToBeReleased': [
    'documentsAgreement.trust.held',
    'documentsDealer.money.text',
    'documentsStatement.trust',
  ],
  'apps/api/src/areas/money/payments/movements/refund-money.ts#refundMoney': [
    'documentsAgreement.subscription.acceptance',
  ],
  'apps/api/src/areas/money/payments/payment-mails.ts#PAYMENT_MAILS': [
    'documentsAgreement.registration.text',
    'documentsDealer.reports.text',
  ],
  'apps/api/src/areas/desk/orders/reading/require-declaration.ts#requireDeclaration': [
    'documentsDealer.suitability.duty',
  ],
  'packages/domain/src/desk/orders/approval-checks.ts#APPROVAL_CHECKS': [
    'documentsDealer.suitability.profile',
    'documentsKyc.change.text',
    'documentsKyc.intro',
  ],
  'packages/domain/src/firm/staff/permissions.ts#PERMISSIONS': ['documentsDealer.conflicts.text'],
  'packages/domain/src/desk/queues/desk-queues.ts#QUEUE_FACTS': [
    'documentsAgreement.electronic.delivery',
    'documentsDealer.complaints.text',
    'documentsDealer.trusted.text',
  ],
  'apps/api/src/main/retention.ts#RETENTION': ['documentsRisk.copy'],
  'apps/api/src/areas/service/dealer-form/link-to-dealer-form.ts#linkToDealerForm': [
    'documentsRisk.rows.conflicts.text',
  ],
  'states a fact: what nobody promised': ['documentsAgreement.confirm.promise'],
  'states a fact: what the dealer sells, and what not': ['documentsDealer.who.text'],
};
