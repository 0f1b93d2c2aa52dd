import { ONBOARDING_SCOPE } from '@portal/domain/people/drafts/draft.wire';
import { answersIn } from '@portal/domain/people/onboarding/answers';
import { onboardingStepOf } from '@portal/domain/people/onboarding/onboarding-steps';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { Navigate, useLocation } from 'react-router';
import { useEnterPortal } from '#app/session/use-enter-portal.ts';
import { Questionnaire } from '#features/onboarding/questionnaire.tsx';
import { useKeptDraft } from '#state/drafts/use-kept-draft.ts';
import { paths } from '#state/paths.ts';
import { useOnboardingAnswersQuery } from '#state/session-api.ts';

/** All thirteen steps of the onboarding; an unknown step leads to the first. */
export function OnboardingPage() {
  const { pathname } = useLocation();
  const enterPortal = useEnterPortal();
  const draft = useKeptDraft(ONBOARDING_SCOPE);
  // Whatever was answered is not asked again, though its draft made room for others.
  const counted = useOnboardingAnswersQuery(undefined, { refetchOnMountOrArgChange: true });
  const wanted = onboardingStepOf(pathname);
  if (wanted === null) {
    return <Navigate to={paths.onboarding()} replace />;
  }
  if (draft.isLoading || counted.isLoading) {
    return (
      <Loading>
        <div className="mx-auto grid max-w-prose gap-6">
          <Skeleton className="h-2 w-full" />
          <Skeleton className="h-10 w-3/4" />
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-64 w-full rounded-card" />
        </div>
      </Loading>
    );
  }
  if (draft.error !== undefined) {
    return <CallFailure error={draft.error} onRetry={draft.retry} />;
  }
  if (counted.isError) {
    return <CallFailure error={counted.error} onRetry={() => void counted.refetch()} />;
  }
  const kept = { ...counted.data?.answers, ...answersIn(draft.data) };
  return <Questionnaire wanted={wanted} kept={kept} onFinished={enterPortal} />;
}
