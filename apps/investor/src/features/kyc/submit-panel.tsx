import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import type { Submission } from './use-submission.ts';

type SubmitPanelProps = {
  isSubmitted: boolean;
  /** The submitted profile's year ends within a month, or has ended. */
  isReviewDue: boolean;
  submission: Submission;
};

/** Submitting a complete profile, and the result. */
export function SubmitPanel({ isSubmitted, isReviewDue, submission }: SubmitPanelProps) {
  const { t } = useTranslation();
  const { isPending, failure, submit } = submission;
  return (
    <div className="flex flex-col gap-3">
      {isSubmitted && !isReviewDue ? (
        <Notice tone="success" title={t('kycForm.submit.done')} isNew>
          {t('kycForm.submit.doneText')}
        </Notice>
      ) : (
        <Notice
          tone="info"
          title={t(isSubmitted ? 'kycForm.submit.review' : 'kycForm.submit.title')}
          action={
            <Button tone="primary" onPress={() => submit()} isPending={isPending}>
              {t(isSubmitted ? 'kycForm.submit.confirm' : 'kycForm.submit.action')}
            </Button>
          }
        >
          {t(isSubmitted ? 'kycForm.submit.reviewText' : 'kycForm.submit.text')}
        </Notice>
      )}
      {failure === null ? null : (
        <Notice tone="danger" isNew>
          {t('kycForm.submit.failed', { reason: failure })}
        </Notice>
      )}
    </div>
  );
}
