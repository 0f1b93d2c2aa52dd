/** What later areas add to and read of what people of the office say of an order's exemption. */
export { insertAdvice, listAdvice } from './advice.store.ts';
export { findClassConfirmation, insertClassConfirmation } from './class-confirmations.store.ts';
