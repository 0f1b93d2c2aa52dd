import { useEffect, useState } from 'react';

/** After this long a person wonders whether anything still happens. */
const SLOW_AFTER_MILLISECONDS = 5000;

/** True once something has been running for a while. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) {
      setSlow(false);
      return undefined;
    }
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}
