import type { Db } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { balanceOf, recordMovement } from './ledger.store.ts';

/**
 * Brings what the investor has authorized for an order to this many cents less what is in trust already: by the
 * difference, so that the ledger tells each change and its sum is what may be debited now. Nothing is written when it is
 * so already. The caller has locked the order.
 */
export async function setAuthorization(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'clock'>,
  trade: Pick<TradeRecord, 'investorId' | 'id'>,
  amountCents: bigint,
): Promise<void> {
  const { investorId, id: tradeId } = trade;
  const inTrust = await balanceOf(trx, investorId, tradeId, 'trust');
  const open = amountCents > inTrust ? amountCents - inTrust : 0n;
  const change = open - (await balanceOf(trx, investorId, tradeId, 'authorized'));
  if (change === 0n) {
    return;
  }
  const movementId = deps.newId();
  await recordMovement(
    trx,
    {
      movementId,
      investorId,
      tradeId,
      kind: 'authorization',
      eventKey: `authorization:${movementId}`,
      reference: null,
      entries: [
        { id: deps.newId(), account: 'authorized', amountCents: change },
        { id: deps.newId(), account: 'authorizations', amountCents: -change },
      ],
    },
    deps.clock.now(),
  );
}
