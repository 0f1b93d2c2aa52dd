import { SECTION_NAMES } from '@portal/domain/kyc/section-names';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useKycDetailsQuery } from './kyc-api.ts';
import { KycSections } from './kyc-sections.tsx';
import { useSaving } from './saving/use-saving.ts';
import type { ProfileProgress } from './use-kyc-flow.ts';

export type KycFormHandle = {
  /** Saves at once what was typed. True when the server has all of it; false when it could not be reached. */
  flush: () => Promise<boolean>;
  /** Leads to the first incomplete section, or to where the profile is submitted. */
  showMissing: () => void;
};

export type KycFormProps = {
  /** Told at first and whenever it changes. */
  onProgress?: ((progress: ProfileProgress) => void) | undefined;
  ref?: Ref<KycFormHandle> | undefined;
};

/**
 * The investor profile: seven sections, one open at a time, saved while typing, submitted with the last. The page that shows
 * it loads the texts of `KYC_NAMESPACES`.
 */
export function KycForm({ ref, onProgress }: KycFormProps) {
  const saving = useSaving();
  const { queue } = saving;
  // Another device may have gone on since: what this browser remembers is not shown as if it were the profile.
  const { data, error, isFetching, refetch } = useKycDetailsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isReady = useRef(false);
  isReady.current ||= data !== undefined && !isFetching;
  const sections = useRef<Pick<KycFormHandle, 'showMissing'>>(null);
  useImperativeHandle(
    ref,
    () => ({ flush: () => queue.flush(), showMissing: () => sections.current?.showMissing() }),
    [queue],
  );

  if (data !== undefined && isReady.current) {
    return <KycSections ref={sections} details={data} saving={saving} onProgress={onProgress} />;
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
