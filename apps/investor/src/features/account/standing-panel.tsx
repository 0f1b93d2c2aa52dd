import { profileReviewOf } from '@portal/domain/client/kyc/checks/confirm-profile-by';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { OwnAccount } from '@portal/domain/service/own-account/own-account.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useConfirmProfileMutation } from './own-account-api.ts';
import { Panel } from './security/panel.tsx';

/** The person's standing with the dealer: representative and investor profile. */
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
      <p>
        <LinkButton href={paths.profile()}>{t('security.standing.openProfile')}</LinkButton>
      </p>
      {profile === null ? null : <ProfileReviewNotice profile={profile} />}
    </Panel>
  );
}

/** Asks to confirm the profile, in the last month of its year and after. */
function ProfileReviewNotice({ profile }: { profile: NonNullable<OwnAccount['profile']> }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const apiMessage = useApiMessage();
  const [confirm, { isLoading, error }] = useConfirmProfileMutation();
  const review = profileReviewOf(dealerDay(new Date(profile.submittedAt)), dealerDay(new Date()));
  return review === 'current' ? null : (
    <div className="flex flex-col gap-3">
      <Notice
        tone="attention"
        title={t(`security.standing.review.${review}`)}
        action={
          <Button onPress={() => void confirm()} isPending={isLoading}>
            {t('security.standing.review.confirm')}
          </Button>
        }
      >
        {t(`security.standing.review.${review}Text`, { day: day(profile.confirmBy) })}
      </Notice>
      {error === undefined ? null : (
        <Notice tone="danger" isNew>
          {t('security.standing.review.failed', { reason: apiMessage(error) })}
        </Notice>
      )}
    </div>
  );
}
