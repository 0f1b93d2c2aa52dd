import { useCallback } from 'react';
import { type SearchCriteria, setCriteria } from '#state/search-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';

export type Search = {
  criteria: SearchCriteria;
  change: (part: Partial<SearchCriteria>) => void;
  /** Everything again, in the order that was chosen. */
  reset: () => void;
};

/** What the person looks for; it is kept until the session ends. */
export function useSearch(): Search {
  const dispatch = useAppDispatch();
  const criteria = useAppSelector(({ search }) => search.criteria);
  const change = useCallback(
    (part: Partial<SearchCriteria>) => dispatch(setCriteria({ ...criteria, ...part })),
    [dispatch, criteria],
  );
  const reset = useCallback(
    () => dispatch(setCriteria(criteria.sort === undefined ? {} : { sort: criteria.sort })),
    [dispatch, criteria.sort],
  );
  return { criteria, change, reset };
}
