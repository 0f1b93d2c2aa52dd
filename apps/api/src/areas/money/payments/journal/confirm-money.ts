/** Marks a reported journal row as confirmed by a statement's line, or takes the mark back. */
export { confirmMoney, unconfirmMoney } from './money-journal.store.ts';
