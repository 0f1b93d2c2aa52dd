import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import type { ReactNode } from 'react';

type LoadedProps<Data> = {
  /** The result of a query hook. */
  read: { data?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
};

/** What a page loads: loading, loaded, or failed. If reloading fails, the previous data stays in view. */
export function Loaded<Data>({ read: { data, error, isFetching, refetch }, children }: LoadedProps<Data>) {
  if (data === undefined && error === undefined) {
    return (
      <Loading>
        <Skeleton className="h-72 w-full" />
      </Loading>
    );
  }
  return (
    <>
      {error === undefined ? null : (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data === undefined ? null : children(data)}
    </>
  );
}
