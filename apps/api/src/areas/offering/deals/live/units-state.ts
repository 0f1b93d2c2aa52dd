import type { DealUnits, LiveUnits } from '@portal/domain/offering/deals/live-units.wire';
import { sha256Hex } from '../../../../platform/crypto/tokens.ts';

const ID_LENGTH = 16;

/** The units of all live deals at one moment. Its id follows from them, so that every server has the same. */
export type UnitsState = { id: string; deals: readonly DealUnits[] };

export function stateOf(deals: readonly DealUnits[]): UnitsState {
  return { id: sha256Hex(Buffer.from(JSON.stringify(deals))).slice(0, ID_LENGTH), deals };
}

/** The event that brings a page which knows nothing to this state. */
export function wholeEvent({ id, deals }: UnitsState): Buffer {
  return eventOf(id, { isWhole: true, deals: [...deals] });
}

/** The event that brings a page from the state before to this one: what changed, or all where deals opened or closed. */
export function changeEvent(before: UnitsState, now: UnitsState): Buffer {
  const known = new Map(before.deals.map((deal) => [deal.id, deal]));
  const isSameSet = before.deals.length === now.deals.length && now.deals.every(({ id }) => known.has(id));
  if (!isSameSet) {
    return wholeEvent(now);
  }
  const deals = now.deals.filter(({ id, unitsTotal, unitsTaken }) => {
    const old = known.get(id);
    return old?.unitsTaken !== unitsTaken || old.unitsTotal !== unitsTotal;
  });
  return eventOf(now.id, { isWhole: false, deals });
}

function eventOf(id: string, data: LiveUnits): Buffer {
  return Buffer.from(`id: ${id}\nevent: units\ndata: ${JSON.stringify(data)}\n\n`);
}
