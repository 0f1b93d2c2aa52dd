import { useEffect } from 'react';
import { type PageState, pageAnswered } from '../slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../store.ts';

/**
 * What the server drew into the page, for as long as the page's own call has not answered; undefined afterwards, and on pages into
 * which nothing was drawn. It is older than any answer, so it never comes back.
 */
export function useDrawnContent<Name extends 'deals' | 'deal'>(
  name: Name,
  isAnswered: boolean,
): NonNullable<PageState[Name]> | undefined {
  const dispatch = useAppDispatch();
  const drawn = useAppSelector(({ page }) => page[name]);
  useEffect(() => {
    if (isAnswered) {
      dispatch(pageAnswered());
    }
  }, [dispatch, isAnswered]);
  useEffect(
    () => () => {
      dispatch(pageAnswered());
    },
    [dispatch],
  );
  return isAnswered ? undefined : (drawn ?? undefined);
}
