import { CHANGE_ITEMS_MAX, type ChangeReason } from '@portal/domain/order/changes/change-requests';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { insertRequest } from './change-requests.store.ts';
import { partsOf, sealParts } from './order-parts.ts';
import { readOpenRequest } from './read-requests.ts';

/** What the portal asks for by itself: things by their paths, or, without any, in words alone. */
type AskedByLaw = {
  items: readonly { path: string; reason: ChangeReason; note: string }[];
  note: string;
  /** `YYYY-MM-DD`. */
  answerBy: string;
};

/**
 * Keeps a request for changes that no person made; the caller has locked the order and gives it back to its investor. What the dealer asked
 * for before and was not answered stays asked for; where that was in words alone, everything may be changed already, and it stands.
 */
export async function askByLaw(
  trx: Db,
  deps: Deps,
  trade: TradeRecord,
  { items, note, answerBy }: AskedByLaw,
): Promise<void> {
  const before = await readOpenRequest(trx, trade);
  if (before !== undefined && before.items.length === 0) {
    return;
  }
  const still = (before?.items ?? []).filter(({ path }) => items.every((item) => item.path !== path));
  const all = items.length === 0 ? [] : [...still, ...items];
  const id = deps.newId();
  const asked =
    all.length > CHANGE_ITEMS_MAX
      ? []
      : all.map(({ path, reason, note: words }) => ({ id: deps.newId(), path, reason, note: words }));
  await insertRequest(
    trx,
    trade,
    {
      id,
      kycId: trade.kycId,
      submittedAt: trade.submittedAt ?? before?.submittedAt ?? null,
      askedById: before?.askedBy?.id ?? null,
      note: asked.length === 0 ? note : null,
      answerBy,
      sealedBefore: sealParts(deps.secrets, id, await partsOf(deps.secrets, trade)),
      items: asked,
    },
    deps.clock.now(),
  );
}
