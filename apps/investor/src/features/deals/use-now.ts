import { useEffect, useState } from 'react';
import { useAppSelector } from '#state/store.ts';

/** How often a page looks at the clock: days and closing hours change no faster than a person reads. */
const TICK_MILLISECONDS = 60_000;

/**
 * The present instant (milliseconds since 1970), kept fresh while the page is open. What the server drew is taken over as of the
 * instant when it did.
 */
export function useNow(): number {
  const drawnAt = useAppSelector(({ page }) => page.drawnAt);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return drawnAt ?? now;
}
