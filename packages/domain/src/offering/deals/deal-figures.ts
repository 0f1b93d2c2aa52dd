import type { InfoRow } from './deal.wire.ts';
import type { InfoKind } from './info-kinds.ts';
import type { Figures } from './info-table.ts';

type Table = readonly InfoRow[];

/** What a deal aims to pay a year, or the interest that a loan pays, in per cent; null where it does not say. */
export function dealReturnFigures(infoTable: Table): Figures | null {
  return firstOf(infoTable, ['targetReturn', 'interestRate']);
}

/** How many years a deal is expected to take; null where it does not say. */
export function dealTermFigures(infoTable: Table): Figures | null {
  return firstOf(infoTable, ['term']);
}

function firstOf(infoTable: Table, kinds: readonly InfoKind[]): Figures | null {
  return infoTable.find(({ kind }) => kinds.includes(kind))?.figures ?? null;
}
