import { type DeskFilter, deskFilterSchema, SEARCH_LENGTH_MAX } from '@portal/domain/desk/desk-query';
import type { ColleagueName } from '@portal/domain/wire/office-desk';
import { Button } from '@portal/web/ui/button';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedWords } from '#parts/use-typed-words.ts';
import { countFilters, type DeskPlace, filterOf } from './desk-address.ts';
import { useDeskFilterFields } from './desk-filter-fields.ts';
import { useFilterTo } from './use-filter-to.ts';

type DeskFiltersProps = { place: DeskPlace; colleagues: readonly ColleagueName[] };

/** Filters and order of a queue. A choice takes effect at once and stands in the address; words do when they are sent. */
export function DeskFilters({ place, colleagues }: DeskFiltersProps) {
  const { t } = useTranslation();
  const filter = filterOf(place.query);
  const filterTo = useFilterTo(place.queue);
  const [searched, setSearched] = useTypedWords(filter.search);
  const filters = useDeskFilterFields(place, colleagues);
  const change = (name: keyof DeskFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    const next = deskFilterSchema.safeParse(value === '' ? rest : { ...rest, [name]: value });
    if (next.success) {
      filterTo(next.data);
    }
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    change('search', searched.trim());
  };
  return (
    <search className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <form onSubmit={search} className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 grow">
          <TextField
            name="search"
            label={t('officeDesk.filters.search')}
            optional="unsaid"
            maxLength={SEARCH_LENGTH_MAX}
            value={searched}
            onChange={setSearched}
          />
        </div>
        <Button type="submit">{t('officeDesk.filters.apply')}</Button>
      </form>
      <details open={countFilters(filter) > 0}>
        <summary className="flex min-h-11 items-center rounded-control font-semibold text-accent">
          {t('officeDesk.filters.title')}
        </summary>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3 pt-2">
          {filters.map(({ name, label, placeholder, choices }) => (
            <Select
              key={name}
              name={`filter-${name}`}
              label={label}
              optional="unsaid"
              placeholder={placeholder ?? t('officeDesk.filters.all')}
              choices={choices}
              value={filter[name] ?? ''}
              onChange={(value) => change(name, value)}
            />
          ))}
        </div>
      </details>
      {countFilters(filter) === 0 ? null : (
        <p>
          <Button tone="quiet" size="small" onPress={() => filterTo({ sort: filter.sort })}>
            {t('officeDesk.filters.clear')}
          </Button>
        </p>
      )}
    </search>
  );
}
