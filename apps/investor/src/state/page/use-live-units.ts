import type { LiveUnits } from '@portal/domain/offering/deals/live-units.wire';
import { useEffect, useRef } from 'react';
import { LiveStream } from './live-stream.ts';

const stream = new LiveStream('/api/deal/live-units');

/**
 * Reports the taken units of live deals as they change, while the page is open and in view. However many parts of a page use
 * it, a tab has one connection.
 */
export function useLiveUnits(onUnits: (units: LiveUnits) => void): void {
  const latest = useRef(onUnits);
  useEffect(() => {
    latest.current = onUnits;
  });
  useEffect(() => stream.listen((units) => latest.current(units)), []);
}

/** Applies reported units to a draft copy of a deal. */
export function takeOver(
  deal: { id: string; unitsTotal: number; unitsTaken: number },
  units: LiveUnits,
): void {
  const told = units.deals.find(({ id }) => id === deal.id);
  if (told !== undefined) {
    deal.unitsTotal = told.unitsTotal;
    deal.unitsTaken = told.unitsTaken;
  }
}

/** True if a deal has opened or closed since the list was loaded. */
export function isOutdated(listed: readonly { id: string }[], { isWhole, deals }: LiveUnits): boolean {
  const known = new Set(listed.map(({ id }) => id));
  return isWhole && (known.size !== deals.length || deals.some(({ id }) => !known.has(id)));
}
