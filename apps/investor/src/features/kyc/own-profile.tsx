import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKycDetailsQuery } from './kyc-details-api.ts';
import { KycForm } from './kyc-form.tsx';
import { ProfileToSign } from './profile-to-sign.tsx';
import type { ProfileProgress } from './use-kyc-flow.ts';

type OwnProfileProps = {
  /** When the profile that the dealer has was submitted; null if there is none. */
  lastSubmittedAt: string | null;
};

/** The profile outside an order: to read, change, submit and sign. */
export function OwnProfile({ lastSubmittedAt }: OwnProfileProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { data } = useKycDetailsQuery();
  const [isSubmitted, setSubmitted] = useState<boolean | null>(null);
  const follow = useCallback((progress: ProfileProgress) => setSubmitted(progress.isSubmitted), []);
  const sentAt = useRef(lastSubmittedAt);
  sentAt.current = data?.submittedAt ?? sentAt.current;
  const isToSign = isSubmitted === true && data?.submittedAt != null && data.signedAt === null;
  return (
    <div className="flex flex-col gap-6">
      {isSubmitted === false && sentAt.current !== null ? (
        <Notice tone="attention" title={t('ownProfile.unsent.title')} isNew>
          {t('ownProfile.unsent.text', { date: date(sentAt.current) })}
        </Notice>
      ) : null}
      <KycForm
        startAt="answers"
        onProgress={follow}
        reviewStart={isToSign && data.id !== null ? <ProfileToSign kycId={data.id} isMain /> : null}
      />
    </div>
  );
}
