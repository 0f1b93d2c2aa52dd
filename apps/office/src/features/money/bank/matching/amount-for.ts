import type { MatchLineInput } from '@portal/domain/money/bank/bank-schemas';
import type { OpenLine, OrderChoice } from '@portal/domain/money/bank/office-money.wire';

const TOLD_KINDS: Readonly<Record<MatchLineInput['kind'], readonly string[]>> = {
  received: ['received'],
  returned: ['returned'],
  'paid-out': ['released', 'refunded'],
};

/** What a match with an order would take of the line: what the order lacks, or what was told of it; a person may say otherwise. */
export function amountFor(
  { missing, told }: OrderChoice,
  { left }: Pick<OpenLine, 'left'>,
  kind: MatchLineInput['kind'],
): number {
  const amounts = told.filter((money) => TOLD_KINDS[kind].includes(money.kind)).map(({ amount }) => amount);
  const wanted = amounts.find((amount) => amount === left) ?? amounts.find((amount) => amount < left);
  return wanted ?? (kind === 'received' && missing > 0 ? missing : left);
}
