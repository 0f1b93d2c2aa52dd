import {
  type DeskFilter,
  type DeskQuery,
  DUE_TIMES,
  deskFilterSchema,
  SEARCH_LENGTH_MAX,
  SNOOZED_CHOICES,
} from '@portal/domain/desk/queues/desk-query';
import { DESK_WHYS, type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import { mayFilterByMethod, sortsOf } from '@portal/domain/desk/queues/filters-of-role';
import type { ColleagueName, DeskChoices } from '@portal/domain/desk/queues/office-desk.wire';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { PROVINCES } from '@portal/domain/ground/people/provinces';
import { PAYMENT_METHODS } from '@portal/domain/order/trades/payment-methods';
import { TIMED_ORDER_STEPS, TIMES_OF_DAYS } from '@portal/domain/order/trades/timed-order-steps';
import { TRADE_STATUSES } from '@portal/domain/order/trades/trade-status';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type FilterField, FilterForm } from '#parts/lists/filter-form.tsx';
import { filterOf } from '#parts/lists/list-address.ts';
import { useRepresentativesQuery } from '#state/representatives-api.ts';
import { countFilters, type DeskPlace, deskAddress } from './desk-address.ts';
import { useDeskChoicesQuery } from './desk-api.ts';

const NO_CHOICES: DeskChoices = { deals: [], tags: [] };

type DeskFiltersProps = {
  place: DeskPlace;
  colleagues: readonly ColleagueName[];
  /** Those of the reader that count in this list. */
  roles: readonly StaffRole[];
  children: ReactNode;
};

/** What people filter by all day; the rest unfolds. */
const IN_BAR: ReadonlySet<DeskFilterField['name']> = new Set(['province', 'deal', 'due', 'holder']);

/** The search, filters and sorting of a queue. */
export function DeskFilters({ place, colleagues, roles, children }: DeskFiltersProps) {
  const { t } = useTranslation();
  const fields = useDeskFilterFields(place, colleagues, roles);
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
      fields={fields.filter(({ name }) => IN_BAR.has(name))}
      onChange={change}
      folded={fields.filter(({ name }) => !IN_BAR.has(name))}
      onClear={() => filterTo({ sort: filter.sort })}
      asked={countFilters(filter)}
    >
      {children}
    </FilterForm>
  );
}

type DeskFilterField = FilterField<Exclude<keyof DeskFilter, 'search'>>;

/** The filters of a queue; queues without orders have no order filters. */
function useDeskFilterFields(
  { queue, query }: DeskPlace,
  colleagues: readonly ColleagueName[],
  roles: readonly StaffRole[],
): DeskFilterField[] {
  const { t } = useTranslation();
  const { data: { deals, tags } = NO_CHOICES } = useDeskChoicesQuery({ queue });
  const { data: representatives = [] } = useRepresentativesQuery();
  const { kind } = QUEUE_FACTS[queue];
  const isOfOrders = kind !== 'job' && kind !== 'bounce';
  const fields: (DeskFilterField & { isShown: boolean })[] = [
    {
      name: 'sort',
      label: t('officeDesk.filters.sort'),
      placeholder: t('officeDesk.filters.sorts.oldest'),
      choices: sortsOf(roles)
        .filter((sort) => sort !== 'oldest')
        .map((value) => ({
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
      name: 'representative',
      label: t('officeDesk.filters.representative'),
      choices: representatives.map(({ id, fullName }) => ({ value: id, label: fullName })),
      isShown: kind !== 'job',
    },
    {
      name: 'deal',
      label: t('officeDesk.filters.deal'),
      choices: deals.map(({ id, name }) => ({ value: id, label: name })),
      isShown: isOfOrders && kind !== 'message',
    },
    {
      name: 'method',
      label: t('officeDesk.filters.method'),
      choices: PAYMENT_METHODS.map((value) => ({ value, label: t(`officeDesk.filters.methods.${value}`) })),
      isShown: isOfOrders && mayFilterByMethod(roles),
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
      name: 'took',
      label: t('officeDesk.filters.took', { days: TIMES_OF_DAYS }),
      choices: TIMED_ORDER_STEPS.map((value) => ({ value, label: t(`officeDesk.filters.steps.${value}`) })),
      isShown: queue === 'all-orders',
    },
    {
      name: 'tag',
      label: t('officeDesk.filters.tag'),
      choices: tags.map((tag) => ({ value: tag, label: tag })),
      isShown: true,
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
  return fields
    .filter(({ isShown }) => isShown)
    .map((field) => ({ ...field, choices: withChosen(field.choices, query[field.name]) }));
}

/** A filter set by the address stays visible and can be removed, even if no row matches it any more. */
function withChosen(
  choices: DeskFilterField['choices'],
  chosen: string | undefined,
): DeskFilterField['choices'] {
  return chosen === undefined || choices.some(({ value }) => value === chosen)
    ? choices
    : [...choices, { value: chosen, label: chosen }];
}

/** Navigates to the same queue with other filters. They are part of the address, so that Back undoes the last one. */
function useFilterTo(queue: DeskQueue): (query: DeskQuery) => void {
  const navigate = useNavigate();
  return (query) => void navigate(deskAddress({ queue, query }), { preventScrollReset: true });
}
