import { useCallback, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { type SearchCriteria, setCriteria } from '#state/search-slice.ts';
import { STAYS_IN_PLACE, staysInPlace } from '#state/stays-in-place.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { addressOfSearch, searchOfAddress } from './search-criteria.ts';

export type Search = {
  criteria: SearchCriteria;
  change: (part: Partial<SearchCriteria>) => void;
  /** Everything again, in the order that was chosen. */
  reset: () => void;
};

/**
 * What the person looks for. The address says it, so that it can be sent to somebody and Back undoes it; the store follows
 * the address, and other pages lead back to what it holds. Each choice is a step of Back, the letters of a word are not.
 */
export function useSearch(): Search {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search: query, state } = useLocation();
  // Between a choice and its address further choices may be made: an address that says an older one changes nothing.
  const isOwn = useNavigationType() !== 'POP' && staysInPlace(state);
  const criteria = useAppSelector(({ search }) => search.criteria);
  useLayoutEffect(() => {
    if (!isOwn) {
      dispatch(setCriteria(searchOfAddress(query)));
    }
  }, [dispatch, query, isOwn]);
  const look = useCallback(
    (wanted: SearchCriteria, replace: boolean) => {
      dispatch(setCriteria(wanted));
      void navigate(`${pathname}${addressOfSearch(wanted)}`, { replace, state: STAYS_IN_PLACE });
    },
    [dispatch, navigate, pathname],
  );
  const change = useCallback(
    (part: Partial<SearchCriteria>) => look({ ...criteria, ...part }, 'q' in part),
    [look, criteria],
  );
  const reset = useCallback(
    () => look(criteria.sort === undefined ? {} : { sort: criteria.sort }, false),
    [look, criteria.sort],
  );
  return { criteria, change, reset };
}
