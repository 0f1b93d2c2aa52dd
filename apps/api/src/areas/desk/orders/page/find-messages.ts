/** What the portal sent an investor, for the other pages of the office. */
export { listMessages } from './messages-of-investor.store.ts';
