/** A line of a bank's statement stands for a row of the journal that somebody told before, or does so no more. */
export { confirmMoney, unconfirmMoney } from './money-journal.store.ts';
