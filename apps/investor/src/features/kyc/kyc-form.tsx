import { SECTION_NAMES } from '@portal/domain/kyc/section-names';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useKycDetailsQuery } from './kyc-api.ts';
import { KycSections } from './kyc-sections.tsx';
import { useSaving } from './saving/use-saving.ts';

export type KycFormHandle = {
  /** Saves at once what was typed. True when the server has all of it; false when it could not be reached. */
  flush: () => Promise<boolean>;
};

export type KycFormProps = {
  /** The profile is complete and submitted. */
  onComplete: () => void;
  /** Told at first and whenever it changes: whether the profile is complete and submitted as it stands. */
  onCompletionChange?: ((complete: boolean) => void) | undefined;
  ref?: Ref<KycFormHandle> | undefined;
};

/**
 * The investor profile: seven sections, one open at a time, saved while typing, submitted with the last. The page that shows
 * it loads the texts of `KYC_NAMESPACES`.
 */
export function KycForm({ ref, onComplete, onCompletionChange }: KycFormProps) {
  const saving = useSaving();
  const { queue } = saving;
  // Another device may have gone on since: what this browser remembers is not shown as if it were the profile.
  const { data, error, isFetching, refetch } = useKycDetailsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isReady = useRef(false);
  isReady.current ||= data !== undefined && !isFetching;
  useImperativeHandle(ref, () => ({ flush: () => queue.flush() }), [queue]);

  if (data !== undefined && isReady.current) {
    return (
      <KycSections
        details={data}
        saving={saving}
        onComplete={onComplete}
        onCompletionChange={onCompletionChange}
      />
    );
  }
  return error !== undefined && !isFetching ? (
    <CallFailure error={error} onRetry={() => void refetch()} />
  ) : (
    <Waiting />
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-12" />
        {SECTION_NAMES.map((section) => (
          <Skeleton key={section} className="h-20" />
        ))}
      </div>
    </Loading>
  );
}
