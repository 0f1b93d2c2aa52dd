import type { InfoKind } from '@portal/domain/deals/info-kinds';
import type { InfoRow } from '@portal/domain/wire/deal';

/** Of kinds that answer the same question, the first that a deal has counts. */
type Kinds = readonly (readonly InfoKind[])[];

/** What people compare first: what a deal is to pay, and the time it takes. */
export const ON_A_CARD: Kinds = [['targetReturn', 'interestRate'], ['term']];
/** What a person decides by, in the order in which they ask. */
export const TO_DECIDE: Kinds = [['targetReturn', 'interestRate'], ['term'], ['income'], ['fees']];
/** What has gone wrong, and what happens if it does. */
export const AT_RISK: Kinds = [['worstResult'], ['downside']];

/** The rows of an info table that answer these questions, in their order; fewer where a deal does not say. */
export function rowsOf(infoTable: readonly InfoRow[], kinds: Kinds): InfoRow[] {
  return kinds.flatMap((same) => infoTable.find(({ kind }) => same.includes(kind)) ?? []);
}
