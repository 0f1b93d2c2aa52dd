import type { ProfileVersion } from '@portal/domain/desk/orders/office-profile.wire';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { ProfileVersions } from '#parts/profile/profile-versions.tsx';

type ProfilePartProps = { investorId: string; profiles: readonly ProfileVersion[]; mayReveal: boolean };

/** Every version of somebody's profile: the newest that was sent, beside another where somebody compares. */
export function ProfilePart({ investorId, profiles, mayReveal }: ProfilePartProps) {
  const { t } = useTranslation();
  const usual = profiles.find(({ isDraft }) => !isDraft) ?? profiles[0];
  const [shown, setShown] = useState('');
  return (
    <PagePart id="profile" title={t('officeOrder.profile.title')}>
      {usual === undefined ? (
        <p className="text-muted">{t('officeInvestors.profile.none')}</p>
      ) : (
        <ProfileVersions
          owner={{ investorId }}
          profiles={profiles}
          mayReveal={mayReveal}
          usual={usual}
          shown={profiles.some(({ kycId }) => kycId === shown) ? shown : usual.kycId}
          onShow={setShown}
        />
      )}
    </PagePart>
  );
}
