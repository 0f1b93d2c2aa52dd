/** What orders, signing ceremonies and papers may know of a submitted profile without opening it. */
export { findProvince } from '../versions/kyc-versions.store.ts';
export { findSubmittedKyc, lockSubmittedVersion } from './submitted-kyc.store.ts';
