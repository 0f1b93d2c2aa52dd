/** What other areas may read of an account. */
export { listConsents } from './profile/consents.store.ts';
export { findInvestor, findInvestorId } from './profile/investors.store.ts';
