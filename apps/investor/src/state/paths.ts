/** Every address of the application. Screens never write one by hand. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  register: () => '/register',
  referralEntry: () => '/ref',
  forgotPassword: () => '/forgot-password',
  resetPassword: (userId: string, token: string) =>
    `/reset-password/${encodeURIComponent(userId)}/${encodeURIComponent(token)}`,
  onboarding: () => '/onboarding',
  onboardingStep: (segment: OnboardingSegment) => `/onboarding/${segment}`,
  marketplace: () => '/dashboard/marketplace',
  /** `deal` is the deal's id or slug. */
  deal: (deal: string) => `/dashboard/marketplace/${encodeURIComponent(deal)}`,
  portfolio: () => '/dashboard/portfolio',
  order: (tradeId: string) => `/dashboard/portfolio/${encodeURIComponent(tradeId)}`,
  referral: () => '/dashboard/referral',
  wizard: (slug: string, step: string) => `/wizard/${encodeURIComponent(slug)}/${encodeURIComponent(step)}`,
  signing: (token: string) => `/signing/${encodeURIComponent(token)}`,
  privacyPolicy: () => '/privacy-policy',
  landing: () => '/landing',
} as const;

/** The twelve addresses below `/onboarding`, in order (specification section 2). */
export const ONBOARDING_SEGMENTS = [
  'real-estate',
  'age',
  'experience',
  'advice',
  'objective',
  'purpose',
  'horizon',
  'risk',
  'investment',
  'funding',
  'marketing',
  'complete',
] as const;
export type OnboardingSegment = (typeof ONBOARDING_SEGMENTS)[number];

/** Telephone number of the support line, as people read it and as a telephone dials it. */
export const SUPPORT_PHONE = '1-844-955-4114';
export const SUPPORT_PHONE_HREF = 'tel:+18449554114';
