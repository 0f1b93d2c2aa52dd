import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { LinkButton } from '@portal/web/ui/link-button';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { useOfficeDealsQuery } from '../deals-api.ts';
import { DealsFound } from './deals-found.tsx';
import { NewDealButton } from './new-deal-button.tsx';

/** Every deal of the dealer, written, in review and published. */
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
