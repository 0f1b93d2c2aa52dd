/** Whose an account is, for areas that know a person by it. */
export { listConsents } from './profile/consents.store.ts';
export { findInvestor, findInvestorId } from './profile/investors.store.ts';
