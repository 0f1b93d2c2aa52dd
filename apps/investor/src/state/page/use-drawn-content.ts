import { useEffect } from 'react';
import { type PageState, pageAnswered } from '../slices/page-slice.ts';
import { useAppDispatch, useAppSelector } from '../store.ts';

/**
 * Content rendered into the page by the server, until the page's own call answers; undefined afterwards, and on other pages.
 * It is older than any answer, so it never returns.
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
