/** Ties a second purchaser's part to a version of their profile; signing calls it when a ceremony begins. */
export { relyOnProfileOfSecond } from './purchasers.store.ts';
