/**
 * The accounts of the money journal. `trust`: the trust account, as what the bank told makes it. `order-funds`: what is held for
 * investors' orders; below nothing, more came back than arrived. `unapplied`: money of no order that the portal knows. `issuers`
 * and `refunds-payable`: what left an order, and so is to leave the bank. `bank-charges` and `bank-interest`: what the bank took for itself and what it
 * paid, the dealer's to make good or to take out. `authorized` and `authorizations` hold what older
 * versions noted of authorizations to debit; an authorization is no money, and nothing is written there any more.
 */
export const JOURNAL_ACCOUNTS = [
  'trust',
  'order-funds',
  'unapplied',
  'issuers',
  'refunds-payable',
  'bank-charges',
  'bank-interest',
  'authorized',
  'authorizations',
] as const;
export type JournalAccount = (typeof JOURNAL_ACCOUNTS)[number];

/**
 * What a row of the journal can record. What was reported twice is taken back out by a row of its own. Money is `released` or `refunded` when that
 * is decided, and `paid-out` when it is gone from the bank: an order's money follows from the first alone.
 */
export const MONEY_KINDS = [
  'received',
  'returned',
  'released',
  'refunded',
  'receipt-reversed',
  'return-reversed',
  'paid-out',
  'pay-out-reversed',
] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** What a bank reports. */
export type ToldKind = 'received' | 'returned';

/** An amount is taken from the credited account's side to the debited one's: with one row for both, no entry can fail to balance. */
export type Posting = { readonly debit: JournalAccount; readonly credit: JournalAccount };

const POSTINGS: Readonly<Record<MoneyKind, Posting>> = {
  received: { debit: 'trust', credit: 'order-funds' },
  returned: { debit: 'order-funds', credit: 'trust' },
  released: { debit: 'order-funds', credit: 'issuers' },
  refunded: { debit: 'order-funds', credit: 'refunds-payable' },
  'receipt-reversed': { debit: 'order-funds', credit: 'trust' },
  'return-reversed': { debit: 'trust', credit: 'order-funds' },
  'paid-out': { debit: 'issuers', credit: 'trust' },
  'pay-out-reversed': { debit: 'trust', credit: 'issuers' },
};

/** Where money of an order is booked. */
export function postingOf(kind: MoneyKind): Posting {
  return POSTINGS[kind];
}

/** Where money that the bank reports is booked while nobody knows which order it is for. */
export function unappliedPostingOf(kind: ToldKind): Posting {
  return kind === 'received'
    ? { debit: 'trust', credit: 'unapplied' }
    : { debit: 'unapplied', credit: 'trust' };
}

/** Where it is booked when somebody has found its order: out of `unapplied`. */
export function appliedPostingOf(kind: ToldKind): Posting {
  return kind === 'received'
    ? { debit: 'unapplied', credit: 'order-funds' }
    : { debit: 'order-funds', credit: 'unapplied' };
}

/** Where money is booked that has left the bank: to an issuer, or back to an investor. */
export function paidOutPostingOf(left: 'released' | 'refunded'): Posting {
  return { debit: left === 'released' ? 'issuers' : 'refunds-payable', credit: 'trust' };
}

/** Where money of no order is booked that goes back to whoever paid it: on its way out, until a line of the bank has it. */
export const SENT_BACK_POSTING: Posting = { debit: 'unapplied', credit: 'refunds-payable' };

/** What a line of the bank's own is: no investor's money, in either direction. */
export const OF_BANK_KINDS = ['bank-charge', 'bank-interest'] as const;
export type OfBankKind = (typeof OF_BANK_KINDS)[number];
const OF_BANK_ACCOUNTS = { 'bank-charge': 'bank-charges', 'bank-interest': 'bank-interest' } as const;

/** Where it is booked: out of trust, or into it where the bank gives back or pays, and where the dealer makes good what the bank took. */
export function ofBankPostingOf(kind: OfBankKind, way: 'in' | 'out'): Posting {
  const account = OF_BANK_ACCOUNTS[kind];
  return way === 'in' ? { debit: 'trust', credit: account } : { debit: account, credit: 'trust' };
}

/** The same entry the other way: what undoes it. */
export function reversed({ debit, credit }: Posting): Posting {
  return { debit: credit, credit: debit };
}
