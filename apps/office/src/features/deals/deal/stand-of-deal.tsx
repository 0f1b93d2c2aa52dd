import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { OfficeDeal } from '@portal/domain/offering/deals/office-deals.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { EndOfReview } from '../review/end-of-review.tsx';
import { addressOfReview } from './deal-addresses.ts';

/** What everybody who opens the deal has to know first: that it is in review, or why it came back. */
export function StandOfDeal({ deal, self }: { deal: OfficeDeal; self: StaffSelf }) {
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
