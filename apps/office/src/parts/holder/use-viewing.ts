import type { Claim } from '@portal/domain/wire/office-desk';
import { useEffect, useState } from 'react';
import { useNoteViewingMutation } from '#state/claims-api.ts';

/** How often a page says that it is open; who is not heard of for less than a minute is not named any more. */
const SAY_EVERY_MS = 20_000;

/** One name for this browser tab, in which two pages are never open at once. */
const TAB = crypto.randomUUID();

/** Says that this page is open while it is in view, and keeps who has the thing and who else looks at it up to date. */
export function useViewing(first: Claim): Claim {
  const [say] = useNoteViewingMutation();
  const [heard, setHeard] = useState<Claim | null>(null);
  const { kind, id } = first;
  useEffect(() => {
    const tell = async (isOpen: boolean) => {
      const { data } = await say({ kind, id, tab: TAB, isOpen });
      if (data !== undefined && data !== null) {
        setHeard(data);
      }
    };
    const tellInView = () => {
      if (document.visibilityState === 'visible') {
        void tell(true);
      }
    };
    tellInView();
    const timer = setInterval(tellInView, SAY_EVERY_MS);
    return () => {
      clearInterval(timer);
      void tell(false);
    };
  }, [say, kind, id]);
  return heard !== null && heard.id === id && heard.version >= first.version ? heard : first;
}
