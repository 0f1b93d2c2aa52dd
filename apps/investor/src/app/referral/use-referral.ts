import type { Referral } from '@portal/domain/people/account/user.wire';
import { mergeReferral, referralOfAddress } from '@portal/domain/people/referral/referral';
import { useIsTakenOver } from '@portal/web/page/use-is-taken-over';
import { useLocation } from 'react-router';
import { useAppSelector } from '#state/store.ts';

/** What this link carries, with what an earlier one did. Undefined on the prerendered first view, which knows no link. */
export function useReferral(): Referral | null | undefined {
  const { pathname, search } = useLocation();
  const kept = useAppSelector((state) => state.referral.referralHeroData);
  const isTakenOver = useIsTakenOver();
  const carried = referralOfAddress(pathname, new URLSearchParams(search));
  return isTakenOver ? mergeReferral(kept, carried) : undefined;
}
