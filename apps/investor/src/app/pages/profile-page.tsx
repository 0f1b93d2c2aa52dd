import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useOwnAccountQuery } from '#features/account/own-account-api.ts';
import { ProfilePapers } from '#features/account/profile-papers.tsx';
import { useKycDetailsQuery } from '#features/kyc/kyc-details-api.ts';
import { OwnProfile } from '#features/kyc/own-profile.tsx';
import { paths } from '#state/paths.ts';

/** The investor profile in the account: to read, change and sign without an order. */
export function ProfilePage() {
  const { t } = useTranslation();
  const own = useOwnAccountQuery();
  const details = useKycDetailsQuery();
  return (
    <div className="mx-auto flex max-w-wide flex-col gap-8">
      <PageHeading
        eyebrow={
          <TextLink isAlone href={paths.account()}>
            {t('ownProfile.back')}
          </TextLink>
        }
        title={t('ownProfile.title')}
        intro={t('ownProfile.intro')}
        takesFocus
      />
      {own.data === undefined ? (
        <Waiting error={own.isFetching ? undefined : own.error} onRetry={() => void own.refetch()} />
      ) : (
        <>
          <OwnProfile lastSubmittedAt={own.data.profile?.submittedAt ?? null} />
          <ProfilePapers papers={own.data.profilePapers} signedAt={details.data?.signedAt ?? null} />
        </>
      )}
    </div>
  );
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error === undefined ? (
    <Loading>
      <Skeleton className="h-96" />
    </Loading>
  ) : (
    <CallFailure error={error} onRetry={onRetry} />
  );
}
