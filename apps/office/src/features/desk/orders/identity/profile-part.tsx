import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { ProfileVersions } from '#parts/profile/profile-versions.tsx';

type ProfilePartProps = { page: OfficeOrder; actions: StaffSelf['actions'] };

/** The answers of the profile version that the order relies on, optionally next to another version's. */
export function ProfilePart({ page, actions }: ProfilePartProps) {
  const mayReveal = actions.includes('profiles.reveal');
  const { t } = useTranslation();
  const { profiles, hasNewerProfile, order } = page;
  const relied = profiles.find(({ isOrders }) => isOrders) ?? profiles[0];
  const [shown, setShown] = useState(relied?.kycId ?? '');
  if (relied === undefined) {
    return null;
  }
  return (
    <PagePart id="profile" title={t('officeOrder.profile.title')}>
      {hasNewerProfile ? (
        <Notice tone="attention" title={t('officeOrder.profile.newer')}>
          {t('officeOrder.profile.newerText')}
        </Notice>
      ) : null}
      <ProfileVersions
        owner={{ orderId: order.id }}
        profiles={profiles}
        mayReveal={mayReveal}
        usual={relied}
        shown={shown}
        onShow={setShown}
      />
    </PagePart>
  );
}
