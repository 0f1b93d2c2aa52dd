/** Whose an account is, for areas that know a person by it. */
export { findInvestor, findInvestorId } from './profile/investors.store.ts';
