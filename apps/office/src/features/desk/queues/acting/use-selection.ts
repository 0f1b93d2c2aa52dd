import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { useState } from 'react';

/** A chosen row: how it is named stays known when its filters no longer show it. */
export type Chosen = { readonly id: string; readonly name: string; readonly version: number };

export type Selection = ReturnType<typeof useSelection>;

/** The rows that a person chose. They stay chosen while filters and pages change: what is done is done to all of them. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  return {
    chosen,
    /** Chooses exactly these of the rows that are shown, and leaves those that are not as they are. */
    chooseOfShown: (shown: readonly DeskRow[], ids: ReadonlySet<string>, nameOf: (row: DeskRow) => string) =>
      setChosen((now) => {
        const next = new Map(now);
        for (const row of shown) {
          const { id, version } = row.claim;
          if (ids.has(id)) {
            next.set(id, { id, version, name: nameOf(row) });
          } else {
            next.delete(id);
          }
        }
        return next;
      }),
    /** Takes back the choice of those that were done. */
    drop: (ids: ReadonlySet<string>) => setChosen((now) => new Map([...now].filter(([id]) => !ids.has(id)))),
    clear: () => setChosen(new Map()),
  };
}
