import { SECTION_NAMES, type SectionName } from '@portal/domain/client/kyc/section-names';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
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
  /** Told once the last section was saved and the dealer has the profile. */
  onFinished?: (() => void) | undefined;
  /** Opens with this section, to change it. */
  startAt?: SectionName | undefined;
  /** Stands below the answers of a whole profile. */
  reviewEnd?: ReactNode | undefined;
  ref?: Ref<KycFormHandle> | undefined;
};

/**
 * The investor profile: seven sections with their index, one open at a time, saved while typing, submitted with the last. The page that shows
 * it loads the texts of `KYC_NAMESPACES`.
 */
export function KycForm({ ref, onProgress, onFinished, startAt, reviewEnd }: KycFormProps) {
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
    return (
      <KycSections
        ref={sections}
        details={data}
        {...{ saving, onProgress, onFinished, startAt, reviewEnd }}
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
      <div className="grid gap-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-8">
        <div className="grid auto-cols-fr grid-flow-col gap-1 lg:grid-flow-row">
          {SECTION_NAMES.map((section) => (
            <Skeleton key={section} className="h-12" />
          ))}
        </div>
        <Skeleton className="h-96" />
      </div>
    </Loading>
  );
}
