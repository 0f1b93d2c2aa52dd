import type { KeptPromises } from '../../packages/messages/src/parity/promise-problems.ts';

/** Promises of all other pages, by what keeps them. */
export const PEOPLE_PROMISES: KeptPromises = {
  'packages/domain/src/desk/queues/desk-queues.ts#QUEUE_FACTS': [
    'contact.intro',
    'contact.introOwn',
    'contact.sent',
    'deals.none.text',
    'privacy.keep.after',
    'privacy.protect.breach',
    'privacy.responsible.text',
    'privacy.rights.answer',
    'privacy.rights.withdraw',
    'referral.request.intro',
    'signedFiles.copies.endedText',
  ],
  'apps/api/src/areas/people/accounts/passwords/send-password-reset.ts#requestPasswordReset': [
    'account.forgot.intro',
  ],
  'apps/api/src/areas/people/accounts/passwords/reset-password.ts#resetPassword': ['account.reset.intro'],
  'apps/api/src/areas/people/accounts/email/start-email-change.ts#startEmailChange': ['security.email.how'],
  'apps/api/src/platform/mail/mail-kind.ts#MailKind': ['account.messageLanguage.hint'],
  'apps/api/src/areas/people/accounts/register-investor.ts#registerInvestor': [
    'account.register.invited',
    'referral.disclosure.privacy',
  ],
  'packages/domain/src/offering/deals/choosing/deal-matches.ts#dealMatches': [
    'account.register.next.1',
    'onboarding.start.hint',
  ],
  'packages/domain/src/order/wizard/wizard-pages.ts#WIZARD_PAGES': ['account.register.next.3'],
  'apps/api/src/areas/money/payments/accounts/unlink-account.ts#unlinkAccount': [
    'security.banks.dialog.consequences.debits',
    'security.banks.dialog.consequences.record',
  ],
  'apps/investor/src/features/outside-tools/outside-tools.tsx#OutsideTools': [
    'outsideTools.choices.intro',
    'outsideTools.strip.both',
    'outsideTools.strip.chat',
    'outsideTools.strip.measurement',
    'privacy.browser.tools',
  ],
  'apps/investor/src/state/restore-store.ts#restoreStore': ['privacy.browser.storage'],
  'apps/api/src/areas/client/kyc/submitted/find-submitted-kyc.ts#findSubmittedKyc': [
    'ownProfile.unsent.text',
  ],
  'packages/domain/src/client/kyc/checks/answered-fields.ts#answeredFields': [
    'privacy.collect.intro',
    'privacy.collect.profile',
  ],
  'apps/api/src/platform/audit/audit.store.ts#appendAudit': ['privacy.protect.access'],
  'apps/api/src/platform/crypto/secret-box.ts#makeSecretBox': [
    'privacy.collect.account',
    'privacy.protect.encryption',
  ],
  'packages/domain/src/desk/messages/contact-desk.ts#forgottenBefore': [
    'privacy.collect.messages',
    'privacy.keep.messages',
  ],
  'apps/api/src/areas/people/waiting-list/join-waiting-list.ts#leaveWaitingList': ['waitingList.leave.ask'],
  'apps/api/src/areas/people/waiting-list/tell-waiting-list.ts#tellWaitingList': [
    'privacy.keep.waiting',
    'waitingList.consent.required',
    'waitingList.intro',
  ],
  'apps/api/src/areas/service/own-account/gather-own-data.ts#gatherOwnData': ['privacy.rights.access'],
  'apps/api/src/areas/people/optional-mails/unsubscribe-url.ts#setOptionalMails': [
    'unsubscribe.kinds.articles.ask',
    'unsubscribe.kinds.articles.undone',
    'unsubscribe.kinds.new-deals.ask',
    'unsubscribe.kinds.new-deals.undone',
  ],
  'apps/api/src/areas/agreement/signing/seal/verify-document.ts#verifyDocument': [
    'verifyDocument.lead',
    'verifyDocument.privacy',
  ],
  'states a fact: what a page or a part of it is about': [
    'account.phone.hint',
    'account.province.hint',
    'account.register.preferences',
    'privacy.intro',
    'security.intro',
  ],
  'states a fact: in which languages, and how, people answer': [
    'home.contact.text',
    'landing.points.people',
    'onboarding.experience.notices.1',
    'referral.intro',
  ],
};
