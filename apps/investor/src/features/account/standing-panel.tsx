import type { OwnAccount } from '@portal/domain/service/own-account/own-account.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useTranslation } from 'react-i18next';
import { ProfileReviewNotice } from './profile-review-notice.tsx';
import { Panel } from './security/panel.tsx';

/** How the person stands with the dealer: representative and investor profile. */
export function StandingPanel({ account }: { account: OwnAccount }) {
  const { t } = useTranslation();
  const { date, day } = useFormats();
  const { dealerRepresentative, profile, createdAt } = account;
  const rows = [
    { id: 'since', label: t('security.standing.since'), value: date(createdAt) },
    {
      id: 'representative',
      label: t('account.representative.label'),
      value: dealerRepresentative?.fullName ?? t('security.standing.noRepresentative'),
    },
    {
      id: 'profile',
      label: t('security.standing.profile'),
      value:
        profile === null
          ? t('security.standing.noProfile')
          : t('security.standing.confirmBy', {
              submitted: date(profile.submittedAt),
              day: day(profile.confirmBy),
            }),
    },
  ];
  return (
    <Panel title={t('security.standing.title')}>
      <DefinitionList rows={rows} />
      {profile === null ? null : <ProfileReviewNotice profile={profile} />}
    </Panel>
  );
}
