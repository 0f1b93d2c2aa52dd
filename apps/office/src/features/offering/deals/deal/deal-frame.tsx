import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { isEditable } from '@portal/domain/offering/deals/deal-states';
import { isApiError } from '@portal/web/api/api-error';
import { useFormats } from '@portal/web/i18n/use-formats';
import { CallFailure } from '@portal/web/ui/call-failure';
import { EmptyState } from '@portal/web/ui/empty-state';
import { ChevronLeft } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation, useParams } from 'react-router';
import { PageTabs } from '#parts/page-tabs.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useOfficeDealQuery } from '../deals-api.ts';
import { DealFilesContext } from '../files/deal-files-context.ts';
import { EndOfReview } from '../review/end-of-review.tsx';
import { addressOfDeal, addressOfMemorandum, addressOfReview, addressOfVersions } from './deal-addresses.ts';
import { DealMenu } from './deal-menu.tsx';
import { useNameOfDeal } from './name-of-deal.ts';
import type { OpenDeal } from './open-deal.ts';
import { PreviewButton } from './preview-button.tsx';
import { StateOfDeal } from './state-of-deal.tsx';

/** The frame of every page of a deal: its name, state, actions and tabs. */
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

/** What everyone who opens the deal must know first: that it is in review, or why it was returned. */
function StandOfDeal({ deal, self }: { deal: OfficeDeal; self: StaffSelf }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { pathname } = useLocation();
  const { review } = deal;
  const toReview = addressOfReview(deal.id);
  if (review !== null && pathname !== toReview) {
    const isOwn = review.maker.id === self.id;
    return (
      <Notice
        title={t(`officeDeals.review.kinds.${review.kind}`)}
        action={
          <LinkButton size="small" href={toReview}>
            {t('officeDeals.review.open')}
          </LinkButton>
        }
      >
        {t(isOwn ? 'officeDeals.review.own' : 'officeDeals.review.by', {
          name: review.maker.name,
          when: dateTime(review.submittedAt),
        })}{' '}
        {t('officeDeals.review.editing')}
      </Notice>
    );
  }
  return <EndOfReview ends={deal} />;
}

/** The pages of a deal. */
function DealTabs({ deal, isWritable }: { deal: OfficeDeal; isWritable: boolean }) {
  const { t } = useTranslation();
  const tabs = [
    {
      to: addressOfDeal(deal.id),
      text: t(isWritable ? 'officeDeals.tabs.write' : 'officeDeals.tabs.read'),
      isExact: true,
    },
    { to: addressOfReview(deal.id), text: t('officeDeals.tabs.review') },
    { to: addressOfMemorandum(deal.id), text: t('officeMemorandum.tab') },
    { to: addressOfVersions(deal.id), text: t('officeDeals.tabs.versions') },
  ];
  return <PageTabs label={t('officeDeals.tabs.label')} tabs={tabs} />;
}

/** The deal's name and state, and what may be done with it as a whole. */
function DealHeading({ deal, self }: { deal: OfficeDeal; self: StaffSelf }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const nameOf = useNameOfDeal();
  const { draft, version, unitsTaken } = deal;
  return (
    <div className="grid gap-2">
      <Link
        to={OFFICE_PAGES.deals}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 justify-self-start font-medium text-accent no-underline hover:underline"
      >
        <ChevronLeft />
        {t('officeDeals.title')}
      </Link>
      <PageHeading
        title={nameOf(draft.content.name)}
        takesFocus
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
            <StateOfDeal state={deal.state} />
            {version === 0 ? t('officeDeals.never') : t('officeDeals.versionNumber', { number: version })}
            {version === 0 || draft.unitsTotal === null ? null : (
              <span>
                {t('officeDeals.taken', { taken: number(unitsTaken), total: number(draft.unitsTotal) })}
              </span>
            )}
          </span>
        }
        aside={
          <div className="flex flex-wrap gap-3">
            <PreviewButton id={deal.id} version="draft" />
            <DealMenu deal={deal} self={self} />
          </div>
        }
      />
    </div>
  );
}
