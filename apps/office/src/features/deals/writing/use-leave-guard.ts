import { useEffect } from 'react';

/** While something waits for the person's answer and cannot be saved, the browser asks before the page is closed. */
export function useLeaveGuard(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) {
      return;
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWaiting]);
}
