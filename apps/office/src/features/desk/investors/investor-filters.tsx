import {
  INVESTOR_SEARCH_LENGTH_MAX,
  type InvestorFilter,
  investorFilterSchema,
  NOBODY,
  PROFILE_STATES,
} from '@portal/domain/desk/investors/investor-query';
import { REACHED_STEPS } from '@portal/domain/desk/investors/reached-steps';
import { PROVINCES } from '@portal/domain/ground/people/provinces';
import type { Choice } from '@portal/web/ui/select';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FilterForm } from '#parts/lists/filter-form.tsx';
import { useRepresentativesQuery } from '#state/representatives-api.ts';
import { investorsAddress } from './investors-address.ts';

type ChosenFilter = Exclude<keyof InvestorFilter, 'search'>;

/** A search and filters. */
export function InvestorFilters({ filter, children }: { filter: InvestorFilter; children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const choices = useChoices();
  const fieldOf = (name: ChosenFilter) => ({
    name,
    label: t(`officeInvestors.filters.${name}`),
    choices: choices[name],
  });
  const change = (name: keyof InvestorFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    const next = investorFilterSchema.safeParse(value === '' ? rest : { ...rest, [name]: value });
    if (next.success) {
      void navigate(investorsAddress(next.data));
    }
  };
  return (
    <FilterForm
      filter={filter}
      search={{
        label: t('officeInvestors.filters.search'),
        hint: t('officeInvestors.filters.searchHint'),
        maxLength: INVESTOR_SEARCH_LENGTH_MAX,
      }}
      fields={IN_BAR.map(fieldOf)}
      folded={FOLDED.map(fieldOf)}
      onChange={change}
      onClear={() => void navigate(investorsAddress({}))}
    >
      {children}
    </FilterForm>
  );
}

const IN_BAR: readonly ChosenFilter[] = ['province', 'profile', 'orders'];
const FOLDED: readonly ChosenFilter[] = ['reached', 'took', 'representative'];

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
    took: [{ value: 'profile', label: t('officeInvestors.tookSteps.profile') }],
    representative: [
      { value: NOBODY, label: t('officeInvestors.filters.nobody') },
      ...representatives.map(({ id, fullName }) => ({ value: id, label: fullName })),
    ],
  };
}
