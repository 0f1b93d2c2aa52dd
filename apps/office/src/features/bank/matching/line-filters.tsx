import { LINE_SEARCH_LENGTH_MAX, type LineFilter, lineFilterSchema } from '@portal/domain/bank/line-query';
import { Button } from '@portal/web/ui/button';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTypedWords } from '#parts/use-typed-words.ts';
import { useTrustAccountsQuery } from '../bank-api.ts';
import { countFilters, matchingAddress } from './matching-address.ts';

/** A choice takes effect at once and stands in the address; words do when they are sent. */
export function LineFilters({ filter }: { filter: LineFilter }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: accounts = [] } = useTrustAccountsQuery();
  const [searched, setSearched] = useTypedWords(filter.search);
  const change = (name: keyof LineFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    const next = lineFilterSchema.safeParse(value === '' ? rest : { ...rest, [name]: value });
    if (next.success) {
      void navigate(matchingAddress(next.data));
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
            label={t('officeMatching.filters.search')}
            hint={t('officeMatching.filters.searchHint')}
            optional="unsaid"
            autoComplete="off"
            maxLength={LINE_SEARCH_LENGTH_MAX}
            value={searched}
            onChange={setSearched}
          />
        </div>
        <Button type="submit">{t('officeMatching.filters.apply')}</Button>
      </form>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
        <Select
          name="filter-account"
          label={t('officeMatching.filters.account')}
          optional="unsaid"
          placeholder={t('officeMatching.filters.all')}
          choices={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.account ?? ''}
          onChange={(value) => change('account', value)}
        />
        <Select
          name="filter-way"
          label={t('officeMatching.filters.way')}
          optional="unsaid"
          placeholder={t('officeMatching.filters.all')}
          choices={(['in', 'out'] as const).map((value) => ({
            value,
            label: t(`officeMatching.filters.ways.${value}`),
          }))}
          value={filter.way ?? ''}
          onChange={(value) => change('way', value)}
        />
      </div>
      {countFilters(filter) === 0 ? null : (
        <p>
          <Button tone="quiet" size="small" onPress={() => void navigate(matchingAddress({}))}>
            {t('officeMatching.filters.clear')}
          </Button>
        </p>
      )}
    </search>
  );
}
