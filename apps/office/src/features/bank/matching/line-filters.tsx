import {
  LINE_SEARCH_LENGTH_MAX,
  type LineFilter,
  lineFilterSchema,
} from '@portal/domain/money/bank/line-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FilterForm } from '#parts/lists/filter-form.tsx';
import { useTrustAccountsQuery } from '../bank-api.ts';
import { matchingAddress } from './matching-address.ts';

/** A choice takes effect at once and stands in the address; words do when they are sent. */
export function LineFilters({ filter }: { filter: LineFilter }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: accounts = [] } = useTrustAccountsQuery();
  const change = (name: keyof LineFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    const next = lineFilterSchema.safeParse(value === '' ? rest : { ...rest, [name]: value });
    if (next.success) {
      void navigate(matchingAddress(next.data));
    }
  };
  return (
    <FilterForm
      filter={filter}
      search={{
        label: t('officeMatching.filters.search'),
        hint: t('officeMatching.filters.searchHint'),
        maxLength: LINE_SEARCH_LENGTH_MAX,
      }}
      fields={[
        {
          name: 'account',
          label: t('officeMatching.filters.account'),
          choices: accounts.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'way',
          label: t('officeMatching.filters.way'),
          choices: (['in', 'out'] as const).map((value) => ({
            value,
            label: t(`officeMatching.filters.ways.${value}`),
          })),
        },
      ]}
      onChange={change}
      onClear={() => void navigate(matchingAddress({}))}
    />
  );
}
