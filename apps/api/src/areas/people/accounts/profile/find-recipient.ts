/** To whom, where and in which language messages about an account go, for every area that writes one. */
export { findRecipient, type Recipient } from './investors.store.ts';
