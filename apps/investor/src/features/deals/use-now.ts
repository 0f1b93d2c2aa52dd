import { useEffect, useState } from 'react';

/** How often a page looks at the clock: days and closing hours change no faster than a person reads. */
const TICK_MILLISECONDS = 60_000;

/** The present instant (milliseconds since 1970), kept fresh while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
