import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { Namespace } from '@portal/messages/namespaces';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import { useLazySelfQuery } from '#state/session-api.ts';
import { useAppSelector } from '#state/store.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { LatePage } from '../late-page.tsx';
import { LogInPage } from '../pages/log-in-page.tsx';

/** Needed only once per person. */
const EnrolmentPage = lazy(async () => ({
  default: (await import('../pages/enrolment-page.tsx')).EnrolmentPage,
}));
const ENROLMENT_TEXTS: readonly Namespace[] = ['security'];

/**
 * What comes before a page: logging in, and setting up the second step. Both happen at the page's own address, so that
 * the person is where they wanted to be afterwards.
 */
export function Gate({ children }: { children: (person: StaffSelf) => ReactNode }) {
  const { person, isKnown } = useAppSelector(({ session }) => session);
  const [readSelf, { error, isFetching }] = useLazySelfQuery();
  // Until the recovery codes are confirmed, even if the server already says that the second step is on.
  const [isEnrolling, setEnrolling] = useState(false);
  if (person !== null && !person.isEnrolled && !isEnrolling) {
    setEnrolling(true);
  }
  useEffect(() => {
    if (!isKnown) {
      void readSelf({ personActed: true });
    }
  }, [isKnown, readSelf]);
  if (!isKnown) {
    return (
      <PlainFrame>
        {error === undefined ? (
          <Loading>
            <Skeleton className="h-40 w-full" />
          </Loading>
        ) : (
          <CallFailure
            error={error}
            onRetry={() => void readSelf({ personActed: true })}
            isRetrying={isFetching}
          />
        )}
      </PlainFrame>
    );
  }
  if (person === null) {
    return <LogInPage />;
  }
  return isEnrolling ? (
    <LatePage texts={ENROLMENT_TEXTS}>
      <EnrolmentPage onDone={() => setEnrolling(false)} />
    </LatePage>
  ) : (
    children(person)
  );
}
