import type { LiveUnits } from '@portal/domain/offering/deals/live-units.wire';
import { useEffect, useRef } from 'react';
import { LiveStream } from './live-stream.ts';

const stream = new LiveStream('/api/deal/live-units');

/**
 * Tells a page how many units of the live deals are taken, as they change, for as long as the page is open and in view.
 * However many parts of a page ask for it, a tab has one connection.
 */
export function useLiveUnits(onUnits: (units: LiveUnits) => void): void {
  const latest = useRef(onUnits);
  useEffect(() => {
    latest.current = onUnits;
  });
  useEffect(() => stream.listen((units) => latest.current(units)), []);
}

/** Puts what was told of a deal into a copy of it that is being changed. */
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

/** True where a list is not of the deals that are live now: one has opened or closed since. */
export function isOutdated(listed: readonly { id: string }[], { isWhole, deals }: LiveUnits): boolean {
  const known = new Set(listed.map(({ id }) => id));
  return isWhole && (known.size !== deals.length || deals.some(({ id }) => !known.has(id)));
}
