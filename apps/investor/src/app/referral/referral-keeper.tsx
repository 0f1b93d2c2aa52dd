import { mergeReferral, referralOfAddress } from '@portal/domain/people/referral/referral';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepReferral } from '#state/slices/referral-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

/**
 * Keeps what a referral link carries, wherever a visitor lands, until they have registered and seen the deal. Runs before
 * the pages: an address that needs a login redirects at once.
 */
export function ReferralKeeper() {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const kept = useAppSelector((state) => state.referral.referralHeroData);
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  useEffect(() => {
    const carried = isSignedIn ? null : referralOfAddress(pathname, new URLSearchParams(search));
    const merged = mergeReferral(kept, carried);
    if (merged !== null && JSON.stringify(merged) !== JSON.stringify(kept)) {
      dispatch(keepReferral(merged));
    }
  }, [dispatch, pathname, search, kept, isSignedIn]);
  return null;
}
