import { SEARCH_MAX_LENGTH } from '@portal/domain/offering/deals/choosing/deal-query';
import { DEAL_SORTS, NO_CRITERIA } from '@portal/domain/offering/deals/choosing/filter-deals';
import { classNames } from '@portal/web/class-names';
import { CONTROL, LABEL } from '@portal/web/ui/field';
import { Bookmark, ChevronDown, Search as SearchSign } from '@portal/web/ui/icons';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useTranslation } from 'react-i18next';
import { activeFilters, searchCriteria } from './search-criteria.ts';
import type { Search } from './use-search.ts';

type SearchBarProps = {
  search: Search;
  bookmarkCount: number;
  /** Id of the folded filters. */
  panelId: string;
  isPanelOpen: boolean;
  onPanelToggle: () => void;
};

const TOOL =
  'inline-flex min-h-12 items-center gap-2 rounded-control border border-line-strong bg-raised px-3 text-base sm:px-4 font-semibold transition-colors data-hovered:border-accent data-hovered:bg-accent-soft data-selected:border-accent data-selected:bg-accent-soft data-selected:text-accent';

/** Search, sorting, bookmarks and the button for the other filters. */
export function SearchBar({ search, bookmarkCount, panelId, isPanelOpen, onPanelToggle }: SearchBarProps) {
  const { t } = useTranslation();
  const { criteria, change } = search;
  const count = activeFilters(searchCriteria(criteria));
  return (
    <search className="flex flex-wrap items-end gap-2 sm:gap-3">
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-1.5 sm:min-w-72">
        <label htmlFor="deal-search" className={`${LABEL} max-sm:sr-only`}>
          {t('deals.filters.search')}
        </label>
        <div className="relative">
          <SearchSign className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-muted" />
          <input
            id="deal-search"
            type="search"
            value={criteria.q ?? ''}
            maxLength={SEARCH_MAX_LENGTH}
            placeholder={t('deals.filters.searchHint')}
            onChange={(event) => change({ q: event.target.value })}
            autoComplete="off"
            enterKeyHint="search"
            className={`${CONTROL} text-ellipsis pl-11`}
          />
        </div>
      </div>
      <Button
        onPress={onPanelToggle}
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        className={classNames(TOOL, 'justify-center')}
      >
        {t('deals.filters.open')}
        {count === 0 ? null : (
          <span className="figures grid size-6 place-items-center rounded-full bg-accent text-accent-contrast text-xs">
            {count}
          </span>
        )}
        <ChevronDown className={classNames('size-5 transition-transform', isPanelOpen && 'rotate-180')} />
      </Button>
      <SortSelect value={searchCriteria(criteria).sort} onChange={(sort) => change({ sort })} />
      <ToggleButton
        isSelected={criteria.bookmarked === true}
        onChange={(bookmarked) => change({ bookmarked })}
        className={classNames(TOOL, 'justify-center')}
      >
        <Bookmark isFilled={criteria.bookmarked === true} />
        <span className="max-sm:sr-only">{t('deals.filters.bookmarked')}</span>
        <span className="figures font-normal text-muted">{bookmarkCount}</span>
      </ToggleButton>
    </search>
  );
}

function SortSelect({ value, onChange }: { value: string; onChange: (sort: string) => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-w-0 flex-col gap-1.5 max-sm:flex-1 max-sm:basis-52 max-[22rem]:basis-full sm:w-64">
      <label htmlFor="deal-sort" className={`${LABEL} max-sm:sr-only`}>
        {t('deals.filters.sort')}
      </label>
      <div className="relative">
        <select
          id="deal-sort"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${CONTROL} appearance-none truncate pr-11`}
        >
          {[NO_CRITERIA.sort, ...DEAL_SORTS.filter((sort) => sort !== NO_CRITERIA.sort)].map((sort) => (
            <option key={sort} value={sort}>
              {t(`deals.sorts.${sort}`)}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-muted" />
      </div>
    </div>
  );
}
