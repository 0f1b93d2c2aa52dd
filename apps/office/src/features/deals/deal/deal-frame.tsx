import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { isEditable } from '@portal/domain/offering/deals/deal-states';
import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import { isApiError } from '@portal/web/api/api-error';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import { usePageTitle } from '#parts/page-title.ts';
import { useOfficeDealQuery } from '../deals-api.ts';
import { DealFilesContext } from '../files/deal-files-context.ts';
import { DealHeading } from './deal-heading.tsx';
import { DealTabs } from './deal-tabs.tsx';
import { useNameOfDeal } from './name-of-deal.ts';
import type { OpenDeal } from './open-deal.ts';
import { StandOfDeal } from './stand-of-deal.tsx';

/** What is around every page of one deal: its name and state, what may be done with it, and its pages. */
export function DealFrame({ self }: { self: StaffSelf }) {
  const { t } = useTranslation();
  const { dealId = '' } = useParams();
  const { currentData, error, refetch, isFetching } = useOfficeDealQuery(dealId);
  if (currentData !== undefined) {
    return <Shown deal={currentData} self={self} />;
  }
  if (isApiError(error) && error.code === 'NOT_FOUND') {
    return (
      <EmptyState
        title={t('officeDeals.gone.title')}
        action={<LinkButton href={OFFICE_PAGES.deals}>{t('officeDeals.gone.action')}</LinkButton>}
      >
        {t('officeDeals.gone.text')}
      </EmptyState>
    );
  }
  return error === undefined ? (
    <Loading>
      <div className="grid gap-6">
        <Skeleton className="h-11 w-2/3 max-w-md" />
        <Skeleton className="h-96 w-full" />
      </div>
    </Loading>
  ) : (
    <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
}

function Shown({ deal, self }: { deal: OfficeDeal; self: StaffSelf }) {
  const nameOf = useNameOfDeal();
  usePageTitle(nameOf(deal.draft.content.name));
  const open: OpenDeal = { deal, self };
  return (
    <div className="grid gap-6">
      <DealHeading deal={deal} self={self} />
      <StandOfDeal deal={deal} self={self} />
      <DealTabs deal={deal} isWritable={self.actions.includes('deals.edit') && isEditable(deal.state)} />
      <DealFilesContext value={deal.files}>
        <Outlet context={open} />
      </DealFilesContext>
    </div>
  );
}
