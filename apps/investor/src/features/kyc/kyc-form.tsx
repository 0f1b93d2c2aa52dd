import { SECTION_NAMES, type SectionName } from '@portal/domain/client/kyc/fields/section-names';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useKycDetailsQuery } from './kyc-details-api.ts';
import { KycSections } from './kyc-sections.tsx';
import { useSaving } from './saving/use-saving.ts';
import type { ProfileProgress } from './use-kyc-flow.ts';

export type KycFormHandle = {
  /** Saves at once what was typed. True once the server has all of it; false if it could not be reached. */
  flush: () => Promise<boolean>;
  /** Goes to the first incomplete section, or to submitting. */
  showMissing: () => void;
};

export type KycFormProps = {
  /** Called at first and on every change. */
  onProgress?: ((progress: ProfileProgress) => void) | undefined;
  /** Called once the last section is saved and the dealer has the profile. */
  onFinished?: (() => void) | undefined;
  /** Section to open at first, for a change; or all answers, where every section has them. */
  startAt?: SectionName | 'answers' | undefined;
  /** Shown above a complete profile's answers. */
  reviewStart?: ReactNode | undefined;
  /** Shown below a complete profile's answers. */
  reviewEnd?: ReactNode | undefined;
  ref?: Ref<KycFormHandle> | undefined;
};

/**
 * The investor profile: seven sections with an index, one open at a time, saved while typing, submitted with the last. The
 * page that shows it loads the `KYC_NAMESPACES` texts.
 */
export function KycForm({ ref, ...shown }: KycFormProps) {
  const { onProgress, onFinished, startAt, reviewStart, reviewEnd } = shown;
  const saving = useSaving();
  const { queue } = saving;
  // Another device may have continued since: cached answers must not pass for the profile.
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
        {...{ saving, onProgress, onFinished, startAt, reviewStart, reviewEnd }}
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
