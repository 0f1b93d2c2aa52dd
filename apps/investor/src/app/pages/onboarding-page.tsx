import { onboardingStepOf } from '@portal/domain/people/onboarding/onboarding-steps';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { Navigate, useLocation } from 'react-router';
import { useEnterPortal } from '#app/session/use-enter-portal.ts';
import { answersOfDraft, ONBOARDING_SCOPE } from '#features/onboarding/answers-of-draft.ts';
import { Questionnaire } from '#features/onboarding/questionnaire.tsx';
import { useKeptDraft } from '#state/drafts/use-kept-draft.ts';
import { paths } from '#state/paths.ts';

/** All thirteen steps of the onboarding; an unknown step leads to the first. */
export function OnboardingPage() {
  const { pathname } = useLocation();
  const enterPortal = useEnterPortal();
  const draft = useKeptDraft(ONBOARDING_SCOPE);
  const wanted = onboardingStepOf(pathname);
  if (wanted === null) {
    return <Navigate to={paths.onboarding()} replace />;
  }
  if (draft.isLoading) {
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
  return <Questionnaire wanted={wanted} kept={answersOfDraft(draft.data)} onFinished={enterPortal} />;
}
