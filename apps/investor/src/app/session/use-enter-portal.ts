import type { Referral, User } from '@portal/domain/people/account/user.wire';
import { pathAfterReferral } from '@portal/domain/people/referral/referral';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { arrived, dismissNotice } from '#state/slices/notice-slice.ts';
import { forgetReferral } from '#state/slices/referral-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

type Arrival = { destination: string | null; referral: Referral | null; isOnboarded: boolean };

/**
 * The first page after login or registration: the questionnaire if it is unanswered (which then continues as below); else
 * the page asked for before, else the deal of a referral link, else the list of deals.
 */
export function placeOfArrival({ destination, referral, isOnboarded }: Arrival): string {
  if (!isOnboarded) {
    return paths.onboarding();
  }
  return destination ?? pathAfterReferral(referral);
}

/** Leads a person who has just signed in or registered to their first page. */
export function useEnterPortal(): (user: Pick<User, 'onboarded'>) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const destination = useAppSelector((state) => state.notice.destination);
  const referral = useAppSelector((state) => state.referral.referralHeroData);
  return useCallback(
    (user) => {
      const place = placeOfArrival({ destination, referral, isOnboarded: user.onboarded });
      if (place === pathAfterReferral(referral)) {
        dispatch(forgetReferral());
      }
      navigate(place, { replace: true });
      dispatch(user.onboarded ? arrived() : dismissNotice());
    },
    [dispatch, navigate, destination, referral],
  );
}
