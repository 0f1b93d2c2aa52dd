import {
  DESK_SORTS,
  type DeskFilter,
  DUE_TIMES,
  deskFilterSchema,
  SEARCH_LENGTH_MAX,
  SNOOZED_CHOICES,
} from '@portal/domain/desk/desk-query';
import { DESK_WHYS, QUEUE_FACTS } from '@portal/domain/desk/desk-queues';
import { PROVINCES } from '@portal/domain/people/provinces';
import { PAYMENT_METHODS } from '@portal/domain/trades/payment-methods';
import { TRADE_STATUSES } from '@portal/domain/trades/trade-status';
import type { ColleagueName } from '@portal/domain/wire/office-desk';
import { Button } from '@portal/web/ui/button';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypedWords } from '#parts/use-typed-words.ts';
import { countFilters, type DeskPlace, filterOf } from './desk-address.ts';
import { useFilterTo } from './use-filter-to.ts';

type DeskFiltersProps = { place: DeskPlace; colleagues: readonly ColleagueName[] };
type Filter = {
  name: Exclude<keyof DeskFilter, 'search' | 'tag'>;
  label: string;
  /** What holds without a choice; all of them unless given. */
  placeholder?: string;
  choices: { value: string; label: string }[];
};

/** Filters and order of a queue. A choice takes effect at once and stands in the address; words do when they are sent. */
export function DeskFilters({ place, colleagues }: DeskFiltersProps) {
  const { t } = useTranslation();
  const filter = filterOf(place.query);
  const filterTo = useFilterTo(place.queue);
  const [searched, setSearched] = useTypedWords(filter.search);
  const filters = useFilters(place, colleagues);
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

/** What a queue can be filtered by: what concerns no order has nothing of orders to ask. */
function useFilters({ queue }: DeskPlace, colleagues: readonly ColleagueName[]): Filter[] {
  const { t } = useTranslation();
  const isOfOrders = QUEUE_FACTS[queue].kind !== 'job' && QUEUE_FACTS[queue].kind !== 'bounce';
  const filters: (Filter & { isShown: boolean })[] = [
    {
      name: 'sort',
      label: t('officeDesk.filters.sort'),
      placeholder: t('officeDesk.filters.sorts.oldest'),
      choices: DESK_SORTS.filter((sort) => sort !== 'oldest').map((value) => ({
        value,
        label: t(`officeDesk.filters.sorts.${value}`),
      })),
      isShown: true,
    },
    {
      name: 'holder',
      label: t('officeDesk.filters.holder'),
      choices: [
        { value: 'me', label: t('officeDesk.filters.holders.me') },
        { value: 'nobody', label: t('officeDesk.filters.holders.nobody') },
        ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
      ],
      isShown: true,
    },
    {
      name: 'due',
      label: t('officeDesk.filters.due'),
      choices: DUE_TIMES.map((value) => ({ value, label: t(`officeDesk.due.${value}`) })),
      isShown: QUEUE_FACTS[queue].dueInDays !== null,
    },
    {
      name: 'status',
      label: t('officeDesk.filters.status'),
      choices: TRADE_STATUSES.map((value) => ({ value, label: t(`trades.status.${value}.name`) })),
      isShown: queue === 'all-orders' || queue === 'money',
    },
    {
      name: 'province',
      label: t('officeDesk.filters.province'),
      choices: PROVINCES.map((value) => ({ value, label: t(`places.${value}`) })),
      isShown: isOfOrders,
    },
    {
      name: 'method',
      label: t('officeDesk.filters.method'),
      choices: PAYMENT_METHODS.map((value) => ({ value, label: t(`officeDesk.filters.methods.${value}`) })),
      isShown: isOfOrders,
    },
    {
      name: 'why',
      label: t('officeDesk.filters.why'),
      choices: DESK_WHYS.filter((why) => why !== 'any').map((value) => ({
        value,
        label: t(`officeDesk.whyShort.${value}`),
      })),
      isShown: queue !== 'all-orders',
    },
    {
      name: 'snoozed',
      label: t('officeDesk.filters.snoozed'),
      placeholder: t('officeDesk.filters.snoozedChoices.hidden'),
      choices: SNOOZED_CHOICES.filter((choice) => choice !== 'hidden').map((value) => ({
        value,
        label: t(`officeDesk.filters.snoozedChoices.${value}`),
      })),
      isShown: true,
    },
  ];
  return filters.filter(({ isShown }) => isShown);
}
