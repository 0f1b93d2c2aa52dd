import { centsFromDollars, dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { DealCost } from '@portal/domain/offering/deals/deal.wire';
import { costsOfOrder } from '@portal/domain/offering/deals/deal-costs';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { DefinitionList } from './definition-list.tsx';

const BASIS_POINTS_IN_PERCENT = 100;

export type CostsOfAmountProps = {
  costs: readonly DealCost[];
  /** The dollars invested. */
  amount: number;
};

/** The costs of investing an amount, line by line, by when and by whom they are paid. */
export function CostsOfAmount({ costs, amount }: CostsOfAmountProps) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const write = useCostAmount();
  const payers = new Set(costs.map(({ paidBy }) => paidBy));
  const [payer] = payers;
  const labelOf = ({ label, kind, value, paidBy }: DealCost) => {
    const named =
      kind === 'percent'
        ? t('ui.costs.share', { label, share: percent(Math.round(value * BASIS_POINTS_IN_PERCENT)) })
        : label;
    return payers.size > 1 && paidBy === 'investor' ? t('ui.costs.own', { label: named }) : named;
  };
  return (
    <div className="grid gap-3 text-sm">
      {costsOfOrder(costs, centsFromDollars(amount)).map(({ when, lines, sumCents, isEstimate }) => (
        <div key={when}>
          <p className="font-semibold">{t(`ui.costs.times.${when}`)}</p>
          <DefinitionList
            figures
            rows={[
              ...lines.map(({ cost, cents }, place) => ({
                id: String(place),
                label: labelOf(cost),
                value: write(cents, cost.isEstimate),
              })),
              ...(lines.length > 1
                ? [{ id: 'sum', label: t('ui.costs.sum'), value: write(sumCents, isEstimate), isTotal: true }]
                : []),
            ]}
          />
        </div>
      ))}
      {payer === undefined ? null : (
        <p className="text-muted">{t(`ui.costs.paidBy.${payers.size > 1 ? 'both' : payer}`)}</p>
      )}
    </div>
  );
}

/** Estimates are shown in whole dollars. */
function useCostAmount(): (cents: bigint, isEstimate: boolean) => string {
  const { t } = useTranslation();
  const { exactMoney, money } = useFormats();
  return (cents, isEstimate) =>
    isEstimate
      ? t('ui.costs.about', { amount: money(Math.round(dollarsFromCents(cents))) })
      : exactMoney(dollarsFromCents(cents));
}
