/** The name, address and language for mails about an account, for every area that sends one. */
export { findRecipient } from './investors.store.ts';
