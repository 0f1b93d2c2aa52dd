import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { ChevronLeft } from '@portal/web/ui/icons';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DealMenu } from './deal-menu.tsx';
import { useNameOfDeal } from './name-of-deal.ts';
import { PreviewButton } from './preview-button.tsx';
import { StateOfDeal } from './state-of-deal.tsx';

/** Which deal this is, where it stands, and what may be done with it as a whole. */
export function DealHeading({ deal, self }: { deal: OfficeDeal; self: StaffSelf }) {
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
