import { BASIS_POINTS_PER_PERCENT } from '@portal/domain/ground/formats/numbers';
import { isProvinceCode, PROVINCES, provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import { DEAL_TYPES } from '@portal/domain/offering/deals/deal-types';
import type { NumberAnswer } from '@portal/web/form/read-number';
import { useFormats } from '@portal/web/i18n/use-formats';
import { AmountField } from '@portal/web/ui/amount-field';
import { Check } from '@portal/web/ui/icons';
import { Select } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';
import { CanadaMap } from './canada-map.tsx';
import type { Search } from './use-search.ts';

/** Steps offered; a value from the address is added. */
const RETURNS_PERCENT = [5, 6, 7, 8, 9];
const TERMS_YEARS = [2, 3, 5, 7, 10];

/** The folded filters: types, provinces, return, term and smallest order. */
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
    <div className="grid gap-x-10 gap-y-6 rounded-card border border-line bg-raised p-5 sm:p-6 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-col gap-6">
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
        <Bounds search={search} />
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold">{t('deals.filters.minimum')}</legend>
          <div className="flex flex-wrap gap-4">
            <AmountField
              name="minimumLow"
              label={t('deals.filters.low')}
              optional="unsaid"
              width="short"
              value={low}
              onChange={(typed) => change({ minimum: [dollarsOf(typed), high] })}
            />
            <AmountField
              name="minimumHigh"
              label={t('deals.filters.high')}
              optional="unsaid"
              width="short"
              value={high}
              onChange={(typed) => change({ minimum: [low, dollarsOf(typed)] })}
            />
          </div>
        </fieldset>
      </div>
      <CanadaMap deals={deals} search={search} />
    </div>
  );
}

/** The least return and the longest term. */
function Bounds({ search: { criteria, change } }: { search: Search }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const { term = null } = criteria;
  const least = criteria.return ?? null;
  return (
    <div className="flex flex-wrap gap-4">
      <Select
        name="return"
        label={t('deals.filters.return')}
        optional="unsaid"
        placeholder={t('deals.filters.any')}
        value={least === null ? '' : String(least)}
        choices={withChosen(RETURNS_PERCENT, least).map((value) => ({
          value: String(value),
          label: t('deals.filters.returnFrom', { percent: percent(value * BASIS_POINTS_PER_PERCENT) }),
        }))}
        onChange={(value) => change({ return: value === '' ? null : Number(value) })}
      />
      <Select
        name="term"
        label={t('deals.filters.term')}
        optional="unsaid"
        placeholder={t('deals.filters.any')}
        value={term === null ? '' : String(term)}
        choices={withChosen(TERMS_YEARS, term).map((value) => ({
          value: String(value),
          label: t('deals.filters.termUpTo', { count: value }),
        }))}
        onChange={(value) => change({ term: value === '' ? null : Number(value) })}
      />
    </div>
  );
}

function withChosen(steps: readonly number[], chosen: number | null): number[] {
  return [...new Set(chosen === null ? steps : [...steps, chosen])].sort((one, other) => one - other);
}

/** Text that is not an amount filters nothing and stays in its field. */
function dollarsOf(typed: NumberAnswer): number | null {
  return typeof typed === 'number' && typed >= 0 ? typed : null;
}

type Chip = { value: string; label: string; count: number };

type FilterChipsProps = {
  name: string;
  legend: string;
  chips: readonly Chip[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Toggles for a few kinds, each with its number of deals; native checkboxes underneath. */
function FilterChips({ name, legend, chips, chosen, onChange }: FilterChipsProps) {
  const toggle = (value: string, isChosen: boolean) =>
    onChange(
      chips.map((chip) => chip.value).filter((each) => (each === value ? isChosen : chosen.includes(each))),
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ value, label, count }) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-raised px-4 text-sm transition-colors hover:border-accent hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              className="peer sr-only"
            />
            <Check className="-ml-1 hidden size-4 peer-checked:block" />
            {label}
            <span className="figures text-muted">{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
