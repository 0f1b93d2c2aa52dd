import { useRef, useState } from 'react';

export type Busy = {
  isBusy: boolean;
  /** Does the work, unless other work is under way: what is pressed twice happens once. A failure is the caller's. */
  run: (work: () => Promise<unknown>) => Promise<void>;
};

/** Tells whether work that a person began is under way: from the press to its end, whatever it is made of. */
export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false);
  // A second press may come before the first is drawn.
  const isUnderWay = useRef(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isUnderWay.current) {
      return;
    }
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
