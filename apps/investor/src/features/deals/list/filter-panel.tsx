import { DEAL_TYPES } from '@portal/domain/deals/deal-types';
import { isProvinceCode, PROVINCES, provinceNameKey } from '@portal/domain/people/provinces';
import type { ListedDeal } from '@portal/domain/wire/deal';
import type { NumberAnswer } from '@portal/web/typed-number';
import { AmountField } from '@portal/web/ui/amount-field';
import { useTranslation } from 'react-i18next';
import { FilterChips } from './filter-chips.tsx';
import type { Search } from './use-search.ts';

/** The filters that are folded away until somebody wants them: kinds, places, and the smallest order. */
export function FilterPanel({ deals, search }: { deals: readonly ListedDeal[]; search: Search }) {
  const { t } = useTranslation();
  const { criteria, change } = search;
  const [low, high] = criteria.minimum ?? [null, null];
  const types = DEAL_TYPES.map((type) => ({
    value: type,
    label: t(`deals.types.${type}`),
    count: deals.filter((deal) => deal.type === type).length,
  })).filter(({ count }) => count > 0);
  const provinces = PROVINCES.filter(isProvinceCode)
    .map((province) => ({
      value: province,
      label: t(provinceNameKey(province)),
      count: deals.filter((deal) => deal.province === province).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <div className="flex flex-col gap-6 rounded-card border border-line bg-raised p-5 sm:p-6">
      <FilterChips
        name="type"
        legend={t('deals.filters.type')}
        chips={types}
        chosen={criteria.type ?? []}
        onChange={(type) => change({ type })}
      />
      <FilterChips
        name="province"
        legend={t('deals.filters.province')}
        chips={provinces}
        chosen={criteria.province ?? []}
        onChange={(province) => change({ province })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{t('deals.filters.minimum')}</legend>
        <div className="flex flex-wrap gap-4">
          <AmountField
            name="minimumLow"
            label={t('deals.filters.low')}
            optional
            width="short"
            value={low}
            onChange={(typed) => change({ minimum: [dollarsOf(typed), high] })}
          />
          <AmountField
            name="minimumHigh"
            label={t('deals.filters.high')}
            optional
            width="short"
            value={high}
            onChange={(typed) => change({ minimum: [low, dollarsOf(typed)] })}
          />
        </div>
      </fieldset>
    </div>
  );
}

/** A text that is no amount narrows nothing, and stays in its field. */
function dollarsOf(typed: NumberAnswer): number | null {
  return typeof typed === 'number' && typed >= 0 ? typed : null;
}
