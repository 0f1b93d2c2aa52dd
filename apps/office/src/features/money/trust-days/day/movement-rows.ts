import type { TrustDayContent } from '@portal/domain/money/reconciliation/office-trust-days.wire';

const STEPS = ['opening', 'earlierDays', 'moneyIn', 'moneyOut', 'closing'] as const;

/** From opening to closing balance, as rows of a list; late entries of earlier days only if there are any. */
export function movementRows(
  movement: TrustDayContent['bank'],
  nameOf: (step: (typeof STEPS)[number]) => string,
  format: (dollars: number) => string,
) {
  return STEPS.filter((step) => step !== 'earlierDays' || movement.earlierDays !== 0).map((step) => ({
    id: step,
    label: nameOf(step),
    value: format(movement[step]),
    isTotal: step === 'closing',
  }));
}
