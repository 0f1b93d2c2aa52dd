import { useLocation } from 'react-router';
import { SignedMomentAgo } from '#features/trades/complete/signed-moment-ago.tsx';
import { StepSkeleton } from '#features/trades/frame/step-skeleton.tsx';
import { useAppSelector } from '#state/store.ts';

/**
 * What stands on a page of the wizard while its order or its code is on its way. After signing the last page begins with what this session
 * saw, any other with its outline.
 */
export function WizardOutline() {
  const signed = useAppSelector(({ trade }) => trade.justSigned);
  const { pathname } = useLocation();
  return signed?.path === pathname ? <SignedMomentAgo signed={signed} /> : <StepSkeleton />;
}
