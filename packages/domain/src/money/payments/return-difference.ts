import type { SentDebit } from './read-sent-debits.ts';
import type { ReturnItem } from './return-file.ts';

export const RETURN_DIFFERENCES = [
  'amount-differs',
  'type-differs',
  'originator-differs',
  'account-differs',
  'trace-differs',
] as const;
export type ReturnDifference = (typeof RETURN_DIFFERENCES)[number];

/**
 * How a debit that a bank says came back differs from the last one that we sent for its order; null where
 * it is one of ours. A trace is compared where we gave one: else the bank numbers the items itself.
 */
export function returnDifference(item: ReturnItem, sent: readonly SentDebit[]): ReturnDifference | null {
  const differences = sent.map((debit) => differenceOf(item, debit));
  return differences.includes(null) ? null : (differences.at(-1) ?? null);
}

function differenceOf(item: ReturnItem, sent: SentDebit): ReturnDifference | null {
  if (item.amountCents !== sent.amountCents) {
    return 'amount-differs';
  }
  if (item.originalType !== sent.transactionType) {
    return 'type-differs';
  }
  if (item.originatorId !== sent.originatorId) {
    return 'originator-differs';
  }
  if (item.institution !== sent.institution || item.account !== sent.account) {
    return 'account-differs';
  }
  return /^0*$/.test(sent.trace) || item.originalTrace === sent.trace ? null : 'trace-differs';
}
