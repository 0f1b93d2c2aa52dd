import type { InfoRow } from '@portal/domain/offering/deals/deal.wire';
import type { InfoKind } from '@portal/domain/offering/deals/info-kinds';

/** Of kinds that answer the same question, the first that a deal has counts. */
type Kinds<Kind extends InfoKind> = readonly (readonly Kind[])[];

/** What people compare first: what a deal is to pay, and the time it takes. */
export const ON_A_CARD = [['targetReturn', 'interestRate'], ['term']] as const;
/** What a person decides by, in the order in which they ask. */
export const TO_DECIDE = [['targetReturn', 'interestRate'], ['term'], ['income'], ['fees']] as const;
/** What has gone wrong, and what happens if it does. */
export const AT_RISK = [['worstResult'], ['downside']] as const;

/** The rows of an info table that answer these questions, in their order; fewer where a deal does not say. */
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
