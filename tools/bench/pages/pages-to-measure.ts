import { wizardPath } from '@portal/domain/order/wizard/wizard-pages';

/** The deal that the person of the measurement looks at and has begun to order. */
export const DEAL = 'harbour-row-apartments';

export type MeasuredPage = {
  name: string;
  path: string;
  isSignedIn: boolean;
  /** Lighthouse's performance score, of 100, below which the run fails. */
  performanceMin: number;
};

/** What everybody sees first, and what an investor waits for most often. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/', isSignedIn: false, performanceMin: 98 },
  { name: 'landing', path: '/landing', isSignedIn: false, performanceMin: 98 },
  { name: 'log-in', path: '/login', isSignedIn: false, performanceMin: 98 },
  { name: 'registration', path: '/register', isSignedIn: false, performanceMin: 98 },
  { name: 'marketplace', path: '/dashboard/marketplace', isSignedIn: true, performanceMin: 95 },
  { name: 'deal', path: `/dashboard/marketplace/${DEAL}`, isSignedIn: true, performanceMin: 95 },
  { name: 'order, amount', path: wizardPath(DEAL, 'order'), isSignedIn: true, performanceMin: 95 },
];
