import { type DeskFilter, deskFilterSchema, SEARCH_LENGTH_MAX } from '@portal/domain/desk/queues/desk-query';
import type { ColleagueName } from '@portal/domain/desk/queues/office-desk.wire';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { useTranslation } from 'react-i18next';
import { FilterForm } from '#parts/lists/filter-form.tsx';
import { filterOf } from '#parts/lists/list-address.ts';
import { countFilters, type DeskPlace } from './desk-address.ts';
import { useDeskFilterFields } from './desk-filter-fields.ts';
import { useFilterTo } from './use-filter-to.ts';

type DeskFiltersProps = { place: DeskPlace; colleagues: readonly ColleagueName[]; role: StaffRole };

/** Filters and order of a queue; the choices are in view once one of them hides rows. */
export function DeskFilters({ place, colleagues, role }: DeskFiltersProps) {
  const { t } = useTranslation();
  const filter = filterOf(place.query);
  const filterTo = useFilterTo(place.queue);
  const change = (name: keyof DeskFilter, value: string) => {
    const { [name]: _before, ...rest } = filter;
    const next = deskFilterSchema.safeParse(value === '' ? rest : { ...rest, [name]: value });
    if (next.success) {
      filterTo(next.data);
    }
  };
  return (
    <FilterForm
      filter={filter}
      search={{ label: t('officeDesk.filters.search'), maxLength: SEARCH_LENGTH_MAX }}
      fields={useDeskFilterFields(place, colleagues, role)}
      onChange={change}
      onClear={() => filterTo({ sort: filter.sort })}
      asked={countFilters(filter)}
      folded={(choices) => (
        <details open={countFilters(filter) > 0}>
          <summary className="flex min-h-11 items-center rounded-control font-semibold text-accent">
            {t('officeDesk.filters.title')}
          </summary>
          <div className="pt-2">{choices}</div>
        </details>
      )}
    />
  );
}
