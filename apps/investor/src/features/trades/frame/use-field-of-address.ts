import { focusField } from '@portal/web/field-id';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Two seconds of drawing: a page that comes later leads to its top. */
const FRAMES_MAX = 120;

/** Brings the field that the address names into view, once its page is drawn; again whenever somebody goes to it. */
export function useFieldOfAddress(): void {
  const { search, key } = useLocation();
  const field = new URLSearchParams(search).get('field');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field is gone to anew by another entry of the history.
  useEffect(() => {
    let frames = 0;
    let next = 0;
    const look = () => {
      frames += 1;
      if (field !== null && !focusField(field) && frames < FRAMES_MAX) {
        next = requestAnimationFrame(look);
      }
    };
    next = requestAnimationFrame(look);
    return () => cancelAnimationFrame(next);
  }, [field, key]);
}
