import { useEffect, useState } from 'react';

/** How long a press on the button that leads on is still meant for the question before, which led here by itself. */
const MEANT_BEFORE_MS = 500;

/**
 * True for a moment on a page that followed by itself: who chooses an answer and presses Next at once goes one step, not two.
 * The second value ends it, for somebody who has done something here.
 */
export function useJustCame(byItself: boolean): [boolean, () => void] {
  const [justCame, setJustCame] = useState(byItself);
  useEffect(() => {
    if (!byItself) {
      return;
    }
    const timer = setTimeout(() => setJustCame(false), MEANT_BEFORE_MS);
    return () => clearTimeout(timer);
  }, [byItself]);
  return [justCame, () => setJustCame(false)];
}
