import { isApiError } from '@portal/web/api/api-error';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { AmendedMemorandum } from './amended-memorandum.tsx';
import { ClosedSigningNote, InvalidLinkNote, OutOfTurnNote } from './closed-signing.tsx';
import { OpenCeremony } from './open-ceremony.tsx';
import { useOpenSigningQuery } from './signing-api.ts';

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
    return <OpenCeremony token={token} envelope={data} />;
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
