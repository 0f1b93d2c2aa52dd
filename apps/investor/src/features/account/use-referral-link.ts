import { mergeReferral, parseReferral } from '@portal/domain/referral/referral';
import type { Referral } from '@portal/domain/wire/user';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { keepReferral } from '#state/referral-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

/**
 * Keeps what a referral link carries, until the person has registered and seen the deal. Null on the first look, which
 * is the prerendered page's: that page knows of no link.
 */
export function useReferralLink(): Referral | null {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const kept = useAppSelector((state) => state.referral.referralHeroData);
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    const merged = mergeReferral(kept, parseReferral(query));
    if (merged !== null && JSON.stringify(merged) !== JSON.stringify(kept)) {
      dispatch(keepReferral(merged));
    }
    setTakenOver(true);
  }, [dispatch, query, kept]);
  return isTakenOver ? kept : null;
}
