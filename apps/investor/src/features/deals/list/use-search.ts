import { toggleCompared } from '@portal/domain/offering/deals/compared-deals';
import { useCallback, useContext, useLayoutEffect, useMemo } from 'react';
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
  /** Everything again, in the order that was chosen; what is marked to be compared stays marked. */
  reset: () => void;
  /** Marks a deal to be compared, or takes the mark away; false where it would be one too many. */
  compare: (slug: string) => boolean;
};

/**
 * What the person looks for. The address says it, so that it can be sent to somebody and Back undoes it; the store follows
 * the address, and other pages lead back to what it holds. Each choice is a step of Back, the letters of a word are not.
 */
export function useSearch(): Search {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const navigate = useNavigate();
  const { pathname, search: query, state } = useLocation();
  // Between a choice and its address further choices may be made: an address that says an older one changes nothing.
  const isOwn = !useContext(ArrivedBack) && staysInPlace(state);
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
  // What is chosen changes what was looked for last; a card is not drawn anew for a letter of a word.
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
