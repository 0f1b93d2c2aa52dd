import { EMPTY_PAGE, type SitePages } from '@portal/domain/wire/site-pages';
import { matchPath } from 'react-router';
import { KYC_NAMESPACES } from '#features/kyc/kyc-namespaces.ts';
import { paths } from '#state/paths.ts';
import { type PageRoute, route } from './page-route.ts';

/** Every page of the application. Where two patterns fit an address, the more exact one stands first. */
export const ROUTES: readonly PageRoute[] = [
  route({
    path: '/',
    layout: 'main',
    access: 'public',
    title: 'home',
    texts: ['home', 'faq'],
    prerender: 'home',
    offersChat: true,
    load: async () => (await import('./pages/home-page.tsx')).HomePage,
  }),
  route({
    path: '/login',
    layout: 'plain',
    access: 'guest',
    title: 'login',
    texts: ['account'],
    prerender: 'login',
    offersChat: true,
    load: async () => (await import('./pages/login-page.tsx')).LoginPage,
  }),
  route({
    path: '/register',
    layout: 'main',
    access: 'guest',
    title: 'register',
    texts: ['account', 'places'],
    prerender: 'register',
    offersChat: true,
    load: async () => (await import('./pages/register-page.tsx')).RegisterPage,
  }),
  route({
    path: '/ref',
    layout: 'main',
    access: 'public',
    title: 'referralEntry',
    texts: ['account', 'home'],
    prerender: 'referral-entry',
    offersChat: true,
    load: async () => (await import('./pages/referral-entry-page.tsx')).ReferralEntryPage,
  }),
  route({
    path: '/deal/:dealId',
    layout: 'main',
    access: 'public',
    title: 'referralEntry',
    texts: ['account', 'home'],
    offersChat: true,
    load: async () => (await import('./pages/deal-entry-page.tsx')).DealEntryPage,
  }),
  route({
    path: '/forgot-password',
    layout: 'main',
    access: 'public',
    title: 'forgotPassword',
    texts: ['account'],
    prerender: 'forgot-password',
    offersChat: true,
    load: async () => (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage,
  }),
  route({
    path: '/reset-password/:userId/:token',
    layout: 'main',
    access: 'public',
    title: 'resetPassword',
    texts: ['account'],
    prerender: 'reset-password',
    load: async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
  }),
  route({
    path: '/verify-email/:token',
    layout: 'main',
    access: 'public',
    title: 'verifyEmail',
    texts: ['security'],
    load: async () => (await import('./pages/verify-email-page.tsx')).VerifyEmailPage,
  }),
  route({
    path: '/confirm-email/:token',
    layout: 'main',
    access: 'public',
    title: 'confirmEmail',
    texts: ['security'],
    load: async () => (await import('./pages/confirm-email-page.tsx')).ConfirmEmailPage,
  }),
  route({
    path: '/onboarding/:segment?',
    layout: 'main',
    access: 'protected',
    title: 'onboarding',
    texts: ['onboarding'],
    load: async () => (await import('./pages/onboarding-page.tsx')).OnboardingPage,
  }),
  route({
    path: '/dashboard/marketplace',
    layout: 'dashboard',
    access: 'protected',
    title: 'marketplace',
    texts: ['deals', 'places'],
    offersChat: true,
    load: async () => (await import('./pages/marketplace-page.tsx')).MarketplacePage,
  }),
  route({
    path: '/dashboard/marketplace/:dealId',
    layout: 'dashboard',
    access: 'protected',
    title: 'deal',
    texts: ['deals', 'dealPage', 'places'],
    offersChat: true,
    load: async () => (await import('./pages/deal-page.tsx')).DealPage,
  }),
  route({
    path: '/dashboard/portfolio',
    layout: 'dashboard',
    access: 'protected',
    title: 'portfolio',
    texts: ['portfolio', 'trades'],
    offersChat: true,
    load: async () => (await import('./pages/portfolio-page.tsx')).PortfolioPage,
  }),
  route({
    path: '/dashboard/portfolio/:tradeId',
    layout: 'dashboard',
    access: 'protected',
    title: 'order',
    texts: ['portfolio', 'trades', 'wizard', 'places', 'joint'],
    load: async () => (await import('./pages/order-page.tsx')).OrderPage,
  }),
  route({
    path: '/dashboard/account',
    layout: 'dashboard',
    access: 'protected',
    title: 'account',
    texts: ['security', 'account'],
    load: async () => (await import('./pages/account-page.tsx')).AccountPage,
  }),
  route({
    path: '/dashboard/referral',
    layout: 'dashboard',
    access: 'protected',
    title: 'referral',
    texts: ['referral', 'contact', 'account'],
    offersChat: true,
    load: async () => (await import('./pages/referral-page.tsx')).ReferralPage,
  }),
  route({
    path: '/wizard/:slug/:step?',
    layout: 'bare',
    access: 'protected',
    title: 'wizard',
    texts: ['wizard', 'trades', 'joint', 'profileSigning', 'account', ...KYC_NAMESPACES],
    load: async () => (await import('./pages/wizard-page.tsx')).WizardPage,
  }),
  route({
    path: '/signing/:token',
    layout: 'simple',
    access: 'public',
    title: 'signing',
    texts: ['signing'],
    load: async () => (await import('./pages/signing-page.tsx')).SigningPage,
  }),
  route({
    path: '/signed-copies/:token',
    layout: 'simple',
    access: 'public',
    title: 'signedCopies',
    texts: ['signedFiles'],
    load: async () => (await import('./pages/signed-copies-page.tsx')).SignedCopiesPage,
  }),
  route({
    path: '/dashboard/documents/:fileId',
    layout: 'dashboard',
    access: 'protected',
    title: 'signedDocument',
    texts: ['signedFiles'],
    load: async () => (await import('./pages/signed-document-page.tsx')).SignedDocumentPage,
  }),
  route({
    path: '/verify-document',
    layout: 'main',
    access: 'public',
    title: 'verifyDocument',
    texts: ['verifyDocument'],
    prerender: 'verify-document',
    offersChat: true,
    load: async () => (await import('./pages/verify-document-page.tsx')).VerifyDocumentPage,
  }),
  route({
    path: '/finconnect/return',
    layout: 'simple',
    access: 'public',
    title: 'finconnect',
    texts: ['finconnect'],
    load: async () => (await import('./pages/finconnect-return-page.tsx')).FinconnectReturnPage,
  }),
  route({
    path: '/finconnect/:token',
    layout: 'simple',
    access: 'public',
    title: 'finconnect',
    texts: ['finconnect', 'wizard', 'trades'],
    load: async () => (await import('./pages/finconnect-page.tsx')).FinconnectPage,
  }),
  route({
    path: '/privacy-policy',
    layout: 'main',
    access: 'public',
    title: 'privacyPolicy',
    texts: ['privacy'],
    prerender: 'privacy-policy',
    offersChat: true,
    load: async () => (await import('./pages/privacy-policy-page.tsx')).PrivacyPolicyPage,
  }),
  route({
    path: '/contact',
    layout: 'main',
    access: 'public',
    title: 'contact',
    texts: ['contact', 'account', 'errors'],
    offersChat: true,
    load: async () => (await import('./pages/contact-page.tsx')).ContactPage,
  }),
  route({
    path: '/landing',
    layout: 'simple',
    access: 'public',
    title: 'landing',
    texts: ['home', 'landing'],
    prerender: 'landing',
    offersChat: true,
    load: async () => (await import('./pages/landing-page.tsx')).LandingPage,
  }),
];

/** Any other address (specification section 2): main layout, and like every unlisted address behind the login. */
export const NOT_FOUND_ROUTE: PageRoute = route({
  path: '*',
  layout: 'main',
  access: 'protected',
  title: 'notFound',
  texts: [],
  load: async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
});

/** An address below the dashboard that leads nowhere keeps the dashboard's frame. */
export const NOT_FOUND_IN_DASHBOARD: PageRoute = route({
  path: '/dashboard/*',
  layout: 'dashboard',
  access: 'protected',
  title: 'notFound',
  texts: [],
  load: async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
});

/** What is tried after every page: these are no addresses of their own, and the server answers them with 404. */
export const NOT_FOUND_ROUTES: readonly PageRoute[] = [NOT_FOUND_IN_DASHBOARD, NOT_FOUND_ROUTE];

/** Addresses that only lead on to another. */
export const REDIRECTS: Readonly<Record<string, string>> = { '/dashboard': paths.marketplace() };

/** What the build tells the server, which answers any other address with 404. */
export const SITE_PAGES: SitePages = Object.fromEntries([
  ...ROUTES.map(({ path, prerender }) => [path, prerender ?? EMPTY_PAGE]),
  ...Object.keys(REDIRECTS).map((path) => [path, EMPTY_PAGE]),
]);

/** The route that an address belongs to. */
export function routeOf(pathname: string): PageRoute {
  return (
    [...ROUTES, ...NOT_FOUND_ROUTES].find(({ path }) => matchPath(path, pathname) !== null) ?? NOT_FOUND_ROUTE
  );
}
