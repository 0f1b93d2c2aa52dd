import { targetOf } from '../../areas/desk/orders/approval/approval-payload.ts';
import { checkIdentity } from '../../areas/desk/orders/identity/check-identity.ts';
import { revealAnswer } from '../../areas/desk/orders/identity/reveal-answer.ts';
import { openPaper } from '../../areas/desk/orders/papers/open-paper.ts';
import { declarationOf } from '../../areas/desk/orders/reading/declare-reading.ts';
import { documentsOfCase } from '../../areas/desk/orders/reading/documents-of-case.ts';
import { readCase } from '../../areas/desk/orders/reading/read-case.ts';
import type { Reader } from '../../areas/desk/queues/rows/ask-queue.ts';
import { findOpenProposals } from '../../areas/firm/proposals/find-proposals.ts';
import { findOrder } from '../../areas/order/trades/find-order.ts';
import type { TradeRecord } from '../../areas/order/trades/trade-record.ts';
import type { Deps } from '../../platform/deps.ts';

const WHY = 'A new order.';
type Order = { investorId: string; id: string };

/** Opens every identity document and paper of an order, as somebody does who decides on it. */
export async function lookThroughCase(deps: Deps, reader: Reader, order: Order): Promise<void> {
  const trade = await requireTrade(deps, order);
  const { id: orderId, kycId } = trade;
  for (const { id: documentId, kind, path } of await documentsOfCase(deps.db, deps, trade)) {
    if (kind === 'paper') {
      await openPaper(deps, reader, { orderId, documentId });
    } else if (kycId !== null && path !== null) {
      await revealAnswer(deps, reader, { orderId, kycId }, { path, reason: WHY });
    }
  }
}

/** Says that the identity documents, which this person opened, match the answers. */
export async function matchIdentity(deps: Deps, reader: Reader, order: Order): Promise<void> {
  const { id: orderId, kycId } = await requireTrade(deps, order);
  if (kycId !== null) {
    await checkIdentity(deps, reader, { orderId, kycId }, { outcome: 'confirmed', note: '' });
  }
}

/** What this person declares of an order, in the language of the demonstration's record. */
export async function declareCase(
  deps: Deps,
  { actor }: Reader,
  order: Order,
  act: 'propose' | 'approve',
): Promise<string> {
  const trade = await requireTrade(deps, order);
  const [open] = await findOpenProposals(deps.db, [targetOf(trade.id)]);
  return declarationOf(await readCase(deps.db, deps, actor, trade, open), act, 'en');
}

async function requireTrade(deps: Deps, { investorId, id }: Order): Promise<TradeRecord> {
  const trade = await findOrder(deps.db, investorId, id);
  if (trade === undefined) {
    throw new Error(`The demonstration's order ${id} is missing`);
  }
  return trade;
}
