import type { SigningMemorandum } from '@portal/domain/agreement/signing/signing.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { DeclineButton } from './decline-button.tsx';
import { MemorandumCard } from './memorandum-card.tsx';
import { StepBar } from './step-bar.tsx';
import type { StepProps } from './step-props.ts';
import { useMemorandumAcceptance } from './use-memorandum-acceptance.ts';

type MemorandumStepProps = StepProps & { memorandum: SigningMemorandum };

/**
 * The offering memorandum for a joint investor, before they agree to anything: they are a purchaser like the investor. If it
 * is amended later, this screen returns wherever they were.
 */
export function MemorandumStep({ token, ceremony, memorandum, heading, goOn }: MemorandumStepProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const acceptance = useMemorandumAcceptance(token, memorandum.documentId);
  const values = { deal: ceremony.dealName ?? '', name: ceremony.investorName ?? '' };
  const confirm = async () => {
    if (await acceptance.confirm()) {
      goOn();
    }
  };
  return (
    <>
      {memorandum.isAmended
        ? heading(t('signing.memorandum.amendedTitle'), t('signing.memorandum.amendedLead', values))
        : heading(t('signing.memorandum.title'), t('signing.memorandum.lead', values))}
      <MemorandumCard token={token} memorandum={memorandum} acceptance={acceptance} />
      {memorandum.acceptedAt === null ? null : (
        <div className="mt-6">
          <Notice tone="success">
            {t('signing.memorandum.confirmed', { date: dateTime(memorandum.acceptedAt) })}
          </Notice>
        </div>
      )}
      <p className="mt-6 max-w-prose text-muted text-sm">{t('signing.memorandum.right')}</p>
      <div className="mt-6 flex flex-col items-start gap-4">
        <FormFailure error={acceptance.error} />
        <DeclineButton token={token} ceremony={ceremony} />
      </div>
      <StepBar info={t('signing.review.notSigned')}>
        <Button
          tone="primary"
          isPending={acceptance.isLoading}
          onPress={memorandum.acceptedAt === null ? () => void confirm() : goOn}
        >
          {t(memorandum.acceptedAt === null ? 'signing.memorandum.confirm' : 'signing.memorandum.goOn')}
        </Button>
      </StepBar>
    </>
  );
}
