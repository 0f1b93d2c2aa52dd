import { toggleCompared } from '@portal/domain/offering/deals/choosing/compared-deals';
import { useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { ArrivedBack } from '#state/page/arrived-back.ts';
import { STAYS_IN_PLACE, staysInPlace } from '#state/page/stays-in-place.ts';
import { type SearchCriteria, setCriteria } from '#state/slices/search-slice.ts';
import { type RootState, useAppDispatch, useAppSelector } from '#state/store.ts';
import { addressOfSearch, searchOfAddress } from './search-criteria.ts';

export type Search = {
  criteria: SearchCriteria;
  change: (part: Partial<SearchCriteria>) => void;
  /** Clears the filters; sorting and comparison stay. */
  reset: () => void;
  /** Marks or unmarks a deal for comparison; false if it would be one too many. */
  compare: (slug: string) => boolean;
};

/**
 * The current search. It lives in the address, so that it can be shared and Back undoes it; the store follows, so that other
 * pages can lead back to it, and a person who comes back by a link without a search finds theirs. Each choice is a step of Back, each letter of a word is not.
 */
export function useSearch(): Search {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const navigate = useNavigate();
  const { pathname, search: query, state } = useLocation();
  // Further choices may be made before the address catches up: our own, older address changes nothing.
  const arrivedBack = useContext(ArrivedBack);
  const isOwn = !arrivedBack && staysInPlace(state);
  const criteria = useAppSelector(({ search }) => search.criteria);
  // By a link of the portal, such as the tab: Back, a reload and an address from elsewhere mean what they say.
  const comesByLink = !arrivedBack && query === '';
  const isFirst = useRef(true);
  const own = useRef(pathname);
  useLayoutEffect(() => {
    // While the next page loads, this one stays and hears its address: that clears no search, and a way back is an arrival.
    if (pathname !== own.current) {
      isFirst.current = true;
      return;
    }
    const kept = isFirst.current && comesByLink ? addressOfSearch(store.getState().search.criteria) : '';
    isFirst.current = false;
    if (kept !== '') {
      void navigate(`${pathname}${kept}`, { replace: true, state: STAYS_IN_PLACE });
    } else if (!isOwn) {
      dispatch(setCriteria(searchOfAddress(query)));
    }
  }, [dispatch, navigate, store, pathname, query, isOwn, comesByLink]);
  const look = useCallback(
    (wanted: SearchCriteria, replace: boolean) => {
      dispatch(setCriteria(wanted));
      void navigate(`${pathname}${addressOfSearch(wanted)}`, { replace, state: STAYS_IN_PLACE });
    },
    [dispatch, navigate, pathname],
  );
  // Read from the store when called, so that cards do not re-render with each letter.
  const latest = useCallback(() => store.getState().search.criteria, [store]);
  const change = useCallback(
    (part: Partial<SearchCriteria>) => look({ ...latest(), ...part }, 'q' in part),
    [look, latest],
  );
  const reset = useCallback(() => {
    const { sort, compare } = latest();
    look({ ...(sort === undefined ? {} : { sort }), ...(compare === undefined ? {} : { compare }) }, false);
  }, [look, latest]);
  const compare = useCallback(
    (slug: string) => {
      const marked = toggleCompared(latest().compare ?? [], slug);
      if (marked !== null) {
        change({ compare: marked });
      }
      return marked !== null;
    },
    [change, latest],
  );
  return useMemo(() => ({ criteria, change, reset, compare }), [criteria, change, reset, compare]);
}
