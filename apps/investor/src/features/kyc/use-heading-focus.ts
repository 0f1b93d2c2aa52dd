import { type RefObject, useEffect, useRef, useState } from 'react';

export type HeadingFocus = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The heading of what is drawn next takes the focus. */
  moveToHeading: () => void;
};

/** Leads eyes and focus to the top of the panel when it shows another part of the profile. */
export function useHeadingFocus(): HeadingFocus {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) {
      headingRef.current?.focus({ preventScroll: true });
      headingRef.current?.scrollIntoView?.({ block: 'start' });
    }
  }, [moves]);
  return { headingRef, moveToHeading: () => setMoves((count) => count + 1) };
}
