import type { ClosedSigning, SigningMemorandum } from '@portal/domain/agreement/signing/signing.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { MemorandumCard } from './memorandum-card.tsx';
import { StepBar } from './step-bar.tsx';
import { useMemorandumAcceptance } from './use-memorandum-acceptance.ts';

type AmendedMemorandumProps = { token: string; view: ClosedSigning; memorandum: SigningMemorandum };

/** For a joint investor who has signed: the memorandum was amended before the order is approved. Their signature stands. */
export function AmendedMemorandum({ token, view, memorandum }: AmendedMemorandumProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const acceptance = useMemorandumAcceptance(token, memorandum.documentId);
  const values = {
    deal: view.dealName ?? '',
    time: view.signedAt === null ? '' : dateTime(view.signedAt),
  };
  return (
    <div className="mx-auto flex max-w-form flex-col gap-6">
      <PageHeading
        title={t('signing.memorandum.amendedTitle')}
        intro={t('signing.memorandum.afterSigning', values)}
        takesFocus
      />
      <MemorandumCard token={token} memorandum={memorandum} acceptance={acceptance} />
      <p className="max-w-prose text-muted text-sm">{t('signing.memorandum.changedMind')}</p>
      <FormFailure error={acceptance.error} />
      <StepBar info={t('signing.memorandum.signatureStands')}>
        <Button tone="primary" isPending={acceptance.isLoading} onPress={() => void acceptance.confirm()}>
          {t('signing.memorandum.confirm')}
        </Button>
      </StepBar>
    </div>
  );
}
