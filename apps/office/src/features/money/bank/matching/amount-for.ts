import type { MatchLineInput } from '@portal/domain/money/bank/lines/bank-schemas';
import type { OpenLine, OrderChoice } from '@portal/domain/money/bank/lines/office-money.wire';

const TOLD_KINDS: Readonly<Record<MatchLineInput['kind'], readonly string[]>> = {
  received: ['received'],
  returned: ['returned'],
  'paid-out': ['released', 'refunded'],
};

/** The suggested part of a line for an order: what the order still lacks, or what was reported for it; a person may change it. */
export function amountFor(
  { missing, told }: OrderChoice,
  { left }: Pick<OpenLine, 'left'>,
  kind: MatchLineInput['kind'],
): number {
  const amounts = told.filter((money) => TOLD_KINDS[kind].includes(money.kind)).map(({ amount }) => amount);
  const wanted = amounts.find((amount) => amount === left) ?? amounts.find((amount) => amount < left);
  return wanted ?? (kind === 'received' && missing > 0 ? missing : left);
}
