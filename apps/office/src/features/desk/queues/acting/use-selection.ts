import type { DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { useState } from 'react';

/** A selected row, whose name stays known even if the filters now hide it. */
export type Chosen = { readonly id: string; readonly name: string; readonly version: number };

export type Selection = ReturnType<typeof useSelection>;

/** The selected rows. They stay selected while filters and pages change: an action applies to all of them. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  return {
    chosen,
    /** Selects exactly these of the visible rows, and leaves the hidden ones as they are. */
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
    /** Deselects the rows that are done. */
    drop: (ids: ReadonlySet<string>) => setChosen((now) => new Map([...now].filter(([id]) => !ids.has(id)))),
    clear: () => setChosen(new Map()),
  };
}
