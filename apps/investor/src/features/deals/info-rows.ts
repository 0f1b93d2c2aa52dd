import type { InfoRow } from '@portal/domain/offering/deals/deal.wire';
import type { InfoKind } from '@portal/domain/offering/deals/info-kinds';

/** Groups of kinds that answer the same question; the first that a deal has counts. */
type Kinds<Kind extends InfoKind> = readonly (readonly Kind[])[];

/** What people compare first: target return and term. */
export const ON_A_CARD = [['targetReturn', 'interestRate'], ['term']] as const;
/** What people decide by, in the order they ask. */
export const TO_DECIDE = [['targetReturn', 'interestRate'], ['term'], ['income'], ['fees']] as const;
/** What has gone wrong before, and what happens if it does. */
export const AT_RISK = [['worstResult'], ['downside']] as const;

/** The info rows that answer these questions, in their order; fewer if a deal does not say. */
export function infoRows<Kind extends InfoKind>(
  infoTable: readonly InfoRow[],
  kinds: Kinds<Kind>,
): (InfoRow & { kind: Kind })[] {
  return kinds.flatMap((same) => {
    const isOfKind = (row: InfoRow): row is InfoRow & { kind: Kind } =>
      same.some((kind) => kind === row.kind);
    return infoTable.find(isOfKind) ?? [];
  });
}
