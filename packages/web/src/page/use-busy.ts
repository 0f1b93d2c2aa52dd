import { useRef, useState } from 'react';

export type Busy = {
  isBusy: boolean;
  /** Runs the work unless other work is running, so that a double press has one effect. Failures go to the caller. */
  run: (work: () => Promise<unknown>) => Promise<void>;
};

/** Tells whether work that a person started is running: from the press to its end, whatever it consists of. */
export function useBusy(): Busy {
  const [isBusy, setBusy] = useState(false);
  // A second press may come before the first has rendered.
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
