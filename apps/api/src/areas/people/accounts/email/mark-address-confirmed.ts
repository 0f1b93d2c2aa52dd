/** Confirms an address without a message, for accounts that the demonstration makes. */
export { markEmailVerified as markAddressConfirmed } from './email-verifications.store.ts';
