import { type WizardPage, wizardPath } from '@portal/domain/order/wizard/wizard-pages';
import { type OnboardingStep, onboardingPath } from '@portal/domain/people/onboarding/onboarding-steps';

/** Every address of the application; screens never hardcode one. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  referralEntry: () => '/ref',
  forgotPassword: () => '/forgot-password',
  resetPassword: (userId: string, token: string) =>
    `/reset-password/${encodeURIComponent(userId)}/${encodeURIComponent(token)}`,
  onboarding: (step: OnboardingStep = 'start') => onboardingPath(step),
  marketplace: () => '/dashboard/marketplace',
  /** `deal` is the deal's id or slug. */
  deal: (deal: string) => `/dashboard/marketplace/${encodeURIComponent(deal)}`,
  /** Of the same, for whoever has no account. */
  publicDeal: (deal: string) => `/deal/${encodeURIComponent(deal)}`,
  compare: () => '/dashboard/compare',
  portfolio: () => '/dashboard/portfolio',
  order: (tradeId: string) => `/dashboard/portfolio/${encodeURIComponent(tradeId)}`,
  /** Somebody else's order, for its second purchaser. */
  purchase: (tradeId: string) => `/dashboard/purchases/${encodeURIComponent(tradeId)}`,
  /** An invitation to buy together. */
  join: (token: string) => `/join/${encodeURIComponent(token)}`,
  referral: () => '/dashboard/referral',
  account: () => '/dashboard/account',
  profile: () => '/dashboard/account/profile',
  /** With `field`, leads to that field of the page. */
  wizard: (slug: string, page: WizardPage, field?: string) =>
    `${wizardPath(slug, page)}${field === undefined ? '' : `?${new URLSearchParams({ field })}`}`,
  signing: (token: string) => `/signing/${encodeURIComponent(token)}`,
  /** A sealed document of the signed-in person. */
  signedDocument: (fileId: string) => `/dashboard/documents/${encodeURIComponent(fileId)}`,
  contact: () => '/contact',
  verifyDocument: () => '/verify-document',
  privacyPolicy: () => '/privacy-policy',
  landing: () => '/landing',
} as const;
