import type { dealProblems } from './deal-problems.ts';
import type { office } from './office.ts';
import type { officeActions } from './office-actions.ts';
import type { officeAdmissions } from './office-admissions.ts';
import type { officeApprovals } from './office-approvals.ts';
import type { officeAudit } from './office-audit.ts';
import type { officeBank } from './office-bank.ts';
import type { officeBankFiles } from './office-bank-files.ts';
import type { officeDealer } from './office-dealer.ts';
import type { officeDeals } from './office-deals.ts';
import type { officeDebits } from './office-debits.ts';
import type { officeDesk } from './office-desk.ts';
import type { officeExceptions } from './office-exceptions.ts';
import type { officeExemption } from './office-exemption.ts';
import type { officeExports } from './office-exports.ts';
import type { officeFlags } from './office-flags.ts';
import type { officeInvestors } from './office-investors.ts';
import type { officeLaw } from './office-law.ts';
import type { officeLayouts } from './office-layouts.ts';
import type { officeMatching } from './office-matching.ts';
import type { officeMemorandum } from './office-memorandum.ts';
import type { officeMessages } from './office-messages.ts';
import type { officeMoney } from './office-money.ts';
import type { officeMoneyPages } from './office-money-pages.ts';
import type { officeNumbers } from './office-numbers.ts';
import type { officeOrder } from './office-order.ts';
import type { officeOrderMoney } from './office-order-money.ts';
import type { officeOrderSearch } from './office-order-search.ts';
import type { officeReading } from './office-reading.ts';
import type { officeReceipts } from './office-receipts.ts';
import type { officeRegistrations } from './office-registrations.ts';
import type { officeReturns } from './office-returns.ts';
import type { officeRoleChanges } from './office-role-changes.ts';
import type { officeTold } from './office-told.ts';
import type { officeTrustDays } from './office-trust-days.ts';
import type { officeTrustee } from './office-trustee.ts';
import type { officeUnapplied } from './office-unapplied.ts';
import type { officeWork } from './office-work.ts';
import type { representatives } from './representatives.ts';

/**
 * The namespaces that a page of the investors may load, each a file of texts. `ui` comes with the kit; what only the server says (documents,
 * mail) is not among them.
 */
export const englishNamespaces = {
  account: async () => (await import('./account.ts')).account,
  compare: async () => (await import('./compare.ts')).compare,
  contact: async () => (await import('./contact.ts')).contact,
  cropping: async () => (await import('./cropping.ts')).cropping,
  dealPage: async () => (await import('./deal-page.ts')).dealPage,
  deals: async () => (await import('./deals.ts')).deals,
  errors: async () => (await import('./errors.ts')).errors,
  faq: async () => (await import('./faq.ts')).faq,
  files: async () => (await import('./files.ts')).files,
  finconnect: async () => (await import('./finconnect.ts')).finconnect,
  home: async () => (await import('./home.ts')).home,
  joint: async () => (await import('./joint.ts')).joint,
  kycAssets: async () => (await import('./kyc-assets.ts')).kycAssets,
  kycBasics: async () => (await import('./kyc-basics.ts')).kycBasics,
  kycEmployment: async () => (await import('./kyc-employment.ts')).kycEmployment,
  kycForm: async () => (await import('./kyc-form.ts')).kycForm,
  kycIdentityVerification: async () =>
    (await import('./kyc-identity-verification.ts')).kycIdentityVerification,
  kycIncome: async () => (await import('./kyc-income.ts')).kycIncome,
  kycInvesting: async () => (await import('./kyc-investing.ts')).kycInvesting,
  kycOptions: async () => (await import('./kyc-options.ts')).kycOptions,
  kycPolitical: async () => (await import('./kyc-political.ts')).kycPolitical,
  kycSummary: async () => (await import('./kyc-summary.ts')).kycSummary,
  kyc: async () => (await import('./kyc.ts')).kyc,
  landing: async () => (await import('./landing.ts')).landing,
  onboarding: async () => (await import('./onboarding.ts')).onboarding,
  outsideTools: async () => (await import('./outside-tools.ts')).outsideTools,
  ownProfile: async () => (await import('./own-profile.ts')).ownProfile,
  places: async () => (await import('./places.ts')).places,
  portfolio: async () => (await import('./portfolio.ts')).portfolio,
  privacy: async () => (await import('./privacy.ts')).privacy,
  profileSigning: async () => (await import('./profile-signing.ts')).profileSigning,
  purchases: async () => (await import('./purchases.ts')).purchases,
  referral: async () => (await import('./referral.ts')).referral,
  room: async () => (await import('./room.ts')).room,
  security: async () => (await import('./security.ts')).security,
  shell: async () => (await import('./shell.ts')).shell,
  signedFiles: async () => (await import('./signed-files.ts')).signedFiles,
  signing: async () => (await import('./signing.ts')).signing,
  trades: async () => (await import('./trades.ts')).trades,
  unsubscribe: async () => (await import('./unsubscribe.ts')).unsubscribe,
  verifyDocument: async () => (await import('./verify-document.ts')).verifyDocument,
  viewer: async () => (await import('./viewer.ts')).viewer,
  waitingList: async () => (await import('./waiting-list.ts')).waitingList,
  wizard: async () => (await import('./wizard.ts')).wizard,
};

/** The English texts that investors read, by namespace; the French ones have their shape. */
export type EnglishInvestorTexts = {
  [Name in keyof typeof englishNamespaces]: Awaited<ReturnType<(typeof englishNamespaces)[Name]>>;
};

/** All English texts by namespace; they give `t()` its keys. */
export type EnglishTexts = EnglishInvestorTexts & {
  dealProblems: typeof dealProblems;
  office: typeof office;
  officeDealer: typeof officeDealer;
  officeRegistrations: typeof officeRegistrations;
  officeTrustee: typeof officeTrustee;
  officeDeals: typeof officeDeals;
  representatives: typeof representatives;
  officeActions: typeof officeActions;
  officeApprovals: typeof officeApprovals;
  officeFlags: typeof officeFlags;
  officeDebits: typeof officeDebits;
  officeReading: typeof officeReading;
  officeReceipts: typeof officeReceipts;
  officeReturns: typeof officeReturns;
  officeAdmissions: typeof officeAdmissions;
  officeRoleChanges: typeof officeRoleChanges;
  officeAudit: typeof officeAudit;
  officeBank: typeof officeBank;
  officeBankFiles: typeof officeBankFiles;
  officeDesk: typeof officeDesk;
  officeExceptions: typeof officeExceptions;
  officeExemption: typeof officeExemption;
  officeExports: typeof officeExports;
  officeLaw: typeof officeLaw;
  officeLayouts: typeof officeLayouts;
  officeMatching: typeof officeMatching;
  officeMemorandum: typeof officeMemorandum;
  officeInvestors: typeof officeInvestors;
  officeMessages: typeof officeMessages;
  officeMoney: typeof officeMoney;
  officeMoneyPages: typeof officeMoneyPages;
  officeNumbers: typeof officeNumbers;
  officeOrder: typeof officeOrder;
  officeOrderMoney: typeof officeOrderMoney;
  officeOrderSearch: typeof officeOrderSearch;
  officeTold: typeof officeTold;
  officeTrustDays: typeof officeTrustDays;
  officeUnapplied: typeof officeUnapplied;
  officeWork: typeof officeWork;
};
