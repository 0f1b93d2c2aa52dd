import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of a page whose code comes when it is wanted: null until it is there. Where it does not come, `onMissing` is told once for
 * each time that it was wanted, and the page goes on. `load` is the same function at each call.
 */
export function useLatePart<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onMissing: () => void,
): ComponentType<Props> | null {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const missed = useEffectEvent(onMissing);
  useEffect(() => {
    if (isWanted) {
      load().then(
        (part) => setPart(() => part),
        () => missed(),
      );
    }
  }, [isWanted, load]);
  return isWanted ? Part : null;
}
