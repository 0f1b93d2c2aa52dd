import { useState } from 'react';
import { useLocation } from 'react-router';
import { SignedMomentAgo } from '#features/trades/complete/signed-moment-ago.tsx';
import { StepSkeleton } from '#features/trades/frame/step-skeleton.tsx';
import { useAppSelector } from '#state/store.ts';

/** Longer than the way from the signature to the last page takes; who comes back later is told how the order stands by then. */
const MOMENT_MS = 60_000;

/**
 * What stands on a page of the wizard while its order or its code is on its way. After signing the last page begins with what this session
 * saw, any other with its outline.
 */
export function WizardOutline() {
  const signed = useAppSelector(({ trade }) => trade.justSigned);
  const { pathname } = useLocation();
  const [openedAtMs] = useState(Date.now);
  const wasAMomentAgo = signed !== null && openedAtMs - signed.seenAtMs < MOMENT_MS;
  return wasAMomentAgo && signed.path === pathname ? <SignedMomentAgo signed={signed} /> : <StepSkeleton />;
}
