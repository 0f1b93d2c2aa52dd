import { useState } from 'react';
import { useLocation } from 'react-router';
import { SignedMomentAgo } from '#features/trades/complete/signed-moment-ago.tsx';
import { StepSkeleton } from '#features/trades/frame/step-skeleton.tsx';
import { useAppSelector } from '#state/store.ts';

/** Longer than getting from the signature to the last page takes; whoever comes back later sees the order as it then is. */
const MOMENT_MS = 60_000;

/**
 * Shown while a wizard page loads. Right after signing, the last page starts with what this session saw; otherwise it is the
 * outline.
 */
export function WizardOutline() {
  const signed = useAppSelector(({ trade }) => trade.justSigned);
  const { pathname } = useLocation();
  const [openedAtMs] = useState(Date.now);
  const wasAMomentAgo = signed !== null && openedAtMs - signed.seenAtMs < MOMENT_MS;
  return wasAMomentAgo && signed.path === pathname ? <SignedMomentAgo signed={signed} /> : <StepSkeleton />;
}
