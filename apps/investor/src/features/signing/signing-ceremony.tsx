import type { ClosedSigning, SigningMemorandum } from '@portal/domain/agreement/signing/signing.wire';
import { isApiError } from '@portal/web/api/api-error';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Loading } from '@portal/web/ui/loading';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { ClosedSigningNote, InvalidLinkNote, OutOfTurnNote } from './closed-signing-note.tsx';
import { MemorandumCard } from './memorandum-card.tsx';
import { OpenCeremony } from './open-ceremony.tsx';
import { useOpenSigningQuery } from './signing-api.ts';
import { StepBar } from './step-bar.tsx';
import { useMemorandumAcceptance } from './use-memorandum-acceptance.ts';

/** The ceremony behind a link, in whatever state it is. */
export function SigningCeremony({ token }: { token: string }) {
  const { data, error, isLoading, isFetching, refetch } = useOpenSigningQuery({ token });
  if (isLoading) {
    return <CeremonyLoading />;
  }
  if (error !== undefined || data === undefined) {
    if (isApiError(error) && (error.code === 'SIGNING_LINK_INVALID' || error.code === 'VALIDATION')) {
      return <InvalidLinkNote />;
    }
    if (isApiError(error) && error.code === 'SIGNING_OUT_OF_TURN') {
      return <OutOfTurnNote />;
    }
    return (
      <div className="mx-auto max-w-form">
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    );
  }
  if (data.status === 'open') {
    return <OpenCeremony token={token} ceremony={data} />;
  }
  return data.memorandum === null ? (
    <ClosedSigningNote view={data} />
  ) : (
    <AmendedMemorandum token={token} view={data} memorandum={data.memorandum} />
  );
}

function CeremonyLoading() {
  return (
    <div className="mx-auto max-w-form">
      <Loading>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-1 w-full" />
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </Loading>
    </div>
  );
}

type AmendedMemorandumProps = { token: string; view: ClosedSigning; memorandum: SigningMemorandum };

/** For a joint investor who has signed, if the memorandum is amended before approval. Their signature remains valid. */
function AmendedMemorandum({ token, view, memorandum }: AmendedMemorandumProps) {
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
