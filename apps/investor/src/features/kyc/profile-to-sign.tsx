import { useApiMessage } from '@portal/web/api/use-api-message';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useProfileSigningLinkMutation } from '#state/signing-link-api.ts';
import { useWayToSigning } from '#state/use-way-to-signing.ts';

type ProfileToSignProps = {
  kycId: string;
  /** What the page is there for; otherwise it stands beside something else to do. */
  isMain?: boolean | undefined;
};

/** Offers to sign a submitted profile on its own now; the ceremony returns here. */
export function ProfileToSign({ kycId, isMain = false }: ProfileToSignProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const messageOf = useApiMessage();
  const [askLink, { isLoading, error }] = useProfileSigningLinkMutation();
  const { isLeaving, follow } = useWayToSigning();
  const start = async () => {
    const { data } = await askLink({ kycId, returnUrl: pathname });
    if (data !== undefined) {
      follow(data.url);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Notice
        tone="info"
        title={t('profileSigning.title')}
        action={
          <Button
            {...(isMain ? { tone: 'primary' as const } : { size: 'small' as const })}
            isPending={isLoading || isLeaving}
            onPress={() => void start()}
          >
            {t('profileSigning.start')}
          </Button>
        }
      >
        {t('profileSigning.text')}
      </Notice>
      {error === undefined ? null : <Notice tone="danger" isNew title={messageOf(error)} />}
    </div>
  );
}
