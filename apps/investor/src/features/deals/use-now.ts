import { useEffect, useState } from 'react';
import { useAppSelector } from '#state/store.ts';

/** How often the clock is read: days and closing hours need no more. */
const TICK_MILLISECONDS = 60_000;

/**
 * The current instant (milliseconds since 1970), kept fresh. While prerendered content is taken over, the instant it was
 * rendered.
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
