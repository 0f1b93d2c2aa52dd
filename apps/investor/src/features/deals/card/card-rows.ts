import type { InfoKind } from '@portal/domain/deals/info-kinds';
import type { InfoRow } from '@portal/domain/wire/deal';

/** What people compare first: what a deal is to pay, and the time it takes. The first kind that a deal has counts. */
const COMPARED: readonly (readonly InfoKind[])[] = [['targetReturn', 'interestRate'], ['term']];

/** The rows of an info table that stand on a card. */
export function cardRows(infoTable: readonly InfoRow[]): InfoRow[] {
  return COMPARED.flatMap((kinds) => infoTable.find(({ kind }) => kinds.includes(kind)) ?? []);
}
