import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of a page whose code loads when it is wanted: null until then. If loading fails, `onMissing` is called once for
 * each time that it was wanted, and the page goes on. `load` must be the same function at each call.
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
