import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { OfficeDealRow } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { Button } from '@portal/web/ui/button';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useOfficeDealsQuery } from '../deals-api.ts';
import { type DealFilter, FILTER_STATES, filterDeals, filterOf, isFiltered, queryOf } from './deal-filter.ts';
import { DEAL_GRID, DealRow } from './deal-row.tsx';
import { NewDealButton } from './new-deal-button.tsx';

/** Every deal of the dealer: drafts, in review and published. */
export function DealsPage({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  usePageTitle(t('officeDeals.title'));
  const mayWrite = self.actions.includes('deals.edit');
  const read = useOfficeDealsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className="grid gap-8">
      <PageHeading
        title={t('officeDeals.title')}
        intro={t(mayWrite ? 'officeDeals.intro' : 'officeDeals.introReader')}
        takesFocus
        aside={
          mayWrite ? (
            <div className="flex flex-wrap gap-3">
              <LinkButton href={OFFICE_PAGES.dealsImport}>{t('officeDeals.import.action')}</LinkButton>
              <NewDealButton />
            </div>
          ) : undefined
        }
      />
      <Loaded read={read}>
        {(deals) => (
          <DealsFound deals={deals} mayWrite={mayWrite} mayInvite={self.actions.includes('people.invite')} />
        )}
      </Loaded>
    </div>
  );
}

type DealsFoundProps = { deals: readonly OfficeDealRow[]; mayWrite: boolean; mayInvite: boolean };

/** The deals that match the address's filter. */
function DealsFound({ deals, mayWrite, mayInvite }: DealsFoundProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  // Typing adds no history entries: Back leaves the list.
  const show = (next: DealFilter) => setQuery(queryOf(next), { replace: true });
  if (deals.length === 0) {
    return (
      <EmptyState
        title={t('officeDeals.none.title')}
        action={
          mayWrite ? (
            <NewDealButton />
          ) : mayInvite ? (
            <LinkButton href={OFFICE_PAGES.people}>{t('officeDeals.none.invite')}</LinkButton>
          ) : undefined
        }
      >
        {t(
          mayWrite
            ? 'officeDeals.none.text'
            : mayInvite
              ? 'officeDeals.none.textInviter'
              : 'officeDeals.none.textReader',
        )}
      </EmptyState>
    );
  }
  const found = filterDeals(deals, filter);
  return (
    <div className="grid gap-4">
      <DealFilterFields filter={filter} onChange={show} count={found.length} />
      {found.length === 0 ? (
        <EmptyState
          title={t('officeDeals.notFound.title')}
          action={
            <Button onPress={() => show({ searched: '', state: 'all' })}>
              {t('officeDeals.notFound.all')}
            </Button>
          }
        >
          {isFiltered(filter) ? t('officeDeals.notFound.text') : undefined}
        </EmptyState>
      ) : (
        <div className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
          <p
            aria-hidden="true"
            className={`${DEAL_GRID} border-line border-b bg-sunken px-5 py-2.5 font-semibold text-muted text-sm max-xl:hidden`}
          >
            <span>{t('officeDeals.columns.name')}</span>
            <span>{t('officeDeals.columns.state')}</span>
            <span>{t('officeDeals.columns.written')}</span>
            <span>{t('officeDeals.columns.changed')}</span>
          </p>
          <ul>
            {found.map((deal) => (
              <DealRow key={deal.id} deal={deal} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

type DealFilterFieldsProps = { filter: DealFilter; onChange: (filter: DealFilter) => void; count: number };

/** The filters, and how many deals match. */
function DealFilterFields({ filter, onChange, count }: DealFilterFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="w-full max-w-sm">
        <TextField
          name="search"
          label={t('officeDeals.search')}
          optional="unsaid"
          value={filter.searched}
          onChange={(searched) => onChange({ ...filter, searched })}
        />
      </div>
      <div className="w-full max-w-96">
        <Select
          name="state"
          label={t('officeDeals.columns.state')}
          optional="unsaid"
          placeholder={t('officeDeals.filters.all')}
          value={filter.state === 'all' ? '' : filter.state}
          onChange={(chosen) =>
            onChange({ ...filter, state: FILTER_STATES.find((state) => state === chosen) ?? 'all' })
          }
          choices={FILTER_STATES.filter((state) => state !== 'all').map((state) => ({
            value: state,
            label:
              state === 'to-review' ? t('officeDeals.filters.toReview') : t(`officeDeals.states.${state}`),
          }))}
        />
      </div>
      <p role="status" className="pb-3 text-sm text-muted">
        {t('officeDeals.count', { count })}
      </p>
    </div>
  );
}
