import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { OfficeDealRow } from '@portal/domain/offering/deals/office-deals.wire';
import { Button } from '@portal/web/ui/button';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type DealFilter, filterDeals, filterOf, isFiltered, queryOf } from './deal-filter.ts';
import { DealFilterFields } from './deal-filter-fields.tsx';
import { DealRow, GRID } from './deal-row.tsx';
import { NewDealButton } from './new-deal-button.tsx';

type DealsFoundProps = { deals: readonly OfficeDealRow[]; mayWrite: boolean; mayInvite: boolean };

/** The deals of the filter in the address. */
export function DealsFound({ deals, mayWrite, mayInvite }: DealsFoundProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const filter = filterOf(query);
  // Typing is no step of the history: Back leaves the list.
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
            className={`${GRID} border-line border-b bg-sunken px-5 py-2.5 font-semibold text-muted text-sm max-xl:hidden`}
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
