import { SECTION_NAMES, type SectionName } from '@portal/domain/client/kyc/fields/section-names';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { ActionPlace } from './action-place.ts';
import { KYC_INDEX_CELL, KYC_PANEL_CELL } from './kyc-cells.ts';
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
  /** The page's heading: above the index on a desk, so that the questions begin at the top. */
  heading?: ReactNode | undefined;
  /** Where the page has its one button; below the fields if undefined. */
  actionPlace?: HTMLElement | null | undefined;
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
  const { heading, actionPlace, onProgress, onFinished, startAt, reviewStart, reviewEnd } = shown;
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

  const isShown = data !== undefined && isReady.current;
  // The heading keeps its place, and with it the focus, while the profile loads.
  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[16rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      {heading === undefined ? null : <div className="max-lg:mb-4">{heading}</div>}
      {isShown ? (
        <ActionPlace value={actionPlace}>
          <KycSections
            ref={sections}
            details={data}
            {...{ saving, onProgress, onFinished, startAt, reviewStart, reviewEnd }}
          />
        </ActionPlace>
      ) : null}
      {!isShown && error !== undefined && !isFetching ? (
        <div className={KYC_PANEL_CELL}>
          <CallFailure error={error} onRetry={() => void refetch()} />
        </div>
      ) : null}
      {isShown || (error !== undefined && !isFetching) ? null : <Waiting />}
    </div>
  );
}

function Waiting() {
  return (
    <>
      <div className={KYC_INDEX_CELL}>
        <Loading>
          <div className="grid auto-cols-fr grid-flow-col gap-1 lg:grid-flow-row">
            {SECTION_NAMES.map((section) => (
              <Skeleton key={section} className="h-12" />
            ))}
          </div>
        </Loading>
      </div>
      <div className={KYC_PANEL_CELL}>
        <Skeleton className="h-96" />
      </div>
    </>
  );
}
