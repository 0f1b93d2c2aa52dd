import {
  INVESTOR_SEARCH_LENGTH_MAX,
  type InvestorFilter,
  investorFilterSchema,
  NOBODY,
  PROFILE_STATES,
} from '@portal/domain/investors/investor-query';
import { REACHED_STEPS } from '@portal/domain/investors/reached-steps';
import { PROVINCES } from '@portal/domain/people/provinces';
import { Button } from '@portal/web/ui/button';
import { type Choice, Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTypedWords } from '#parts/use-typed-words.ts';
import { useRepresentativesQuery } from '#state/representatives-api.ts';
import { countFilters, investorsAddress } from './investors-address.ts';

type ChosenFilter = Exclude<keyof InvestorFilter, 'search'>;

/** A search and filters. A choice takes effect at once and stands in the address; words do when they are sent. */
export function InvestorFilters({ filter }: { filter: InvestorFilter }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choices = useChoices();
  const [searched, setSearched] = useTypedWords(filter.search);
  const change = (name: keyof InvestorFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    const next = investorFilterSchema.safeParse(value === '' ? rest : { ...rest, [name]: value });
    if (next.success) {
      void navigate(investorsAddress(next.data));
    }
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    change('search', searched.trim());
  };
  return (
    <search className="grid gap-4 rounded-card border border-line bg-raised p-4">
      <form onSubmit={search} className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 grow">
          <TextField
            name="search"
            label={t('officeInvestors.filters.search')}
            hint={t('officeInvestors.filters.searchHint')}
            optional="unsaid"
            autoComplete="off"
            maxLength={INVESTOR_SEARCH_LENGTH_MAX}
            value={searched}
            onChange={setSearched}
          />
        </div>
        <Button type="submit" tone="primary">
          {t('officeInvestors.filters.apply')}
        </Button>
      </form>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
        {FILTERS.map((name) => (
          <Select
            key={name}
            name={`filter-${name}`}
            label={t(`officeInvestors.filters.${name}`)}
            optional="unsaid"
            placeholder={t('officeInvestors.filters.all')}
            choices={choices[name]}
            value={filter[name] ?? ''}
            onChange={(value) => change(name, value)}
          />
        ))}
      </div>
      {countFilters(filter) === 0 ? null : (
        <p>
          <Button tone="quiet" size="small" onPress={() => void navigate(investorsAddress({}))}>
            {t('officeInvestors.filters.clear')}
          </Button>
        </p>
      )}
    </search>
  );
}

const FILTERS: readonly ChosenFilter[] = ['province', 'profile', 'orders', 'reached', 'representative'];

function useChoices(): Readonly<Record<ChosenFilter, Choice[]>> {
  const { t } = useTranslation();
  const { data: representatives = [] } = useRepresentativesQuery();
  return {
    province: PROVINCES.map((value) => ({ value, label: t(`places.${value}`) })),
    profile: PROFILE_STATES.map((value) => ({ value, label: t(`officeInvestors.profileStates.${value}`) })),
    orders: (['open', 'none'] as const).map((value) => ({
      value,
      label: t(`officeInvestors.orderStates.${value}`),
    })),
    reached: REACHED_STEPS.map((value) => ({ value, label: t(`officeInvestors.reachedSteps.${value}`) })),
    representative: [
      { value: NOBODY, label: t('officeInvestors.filters.nobody') },
      ...representatives.map(({ id, fullName }) => ({ value: id, label: fullName })),
    ],
  };
}
