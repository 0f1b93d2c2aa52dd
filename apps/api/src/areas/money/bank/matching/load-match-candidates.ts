import { foldText } from '@portal/domain/ground/people/fold-text';
import { referencesIn } from '@portal/domain/money/bank/lines/orders-named';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Db } from '../../../../platform/db/tables.ts';
import { type BankLineRecord, openCentsOf } from '../lines/read-open-lines.ts';
import { listOrdersSought } from './orders-to-fund.store.ts';
import { type MatchCandidates, PROPOSALS_SHOWN_MAX } from './proposals-of-line.ts';
import { listTold } from './unconfirmed-money.store.ts';

/** Loads only what these lines may be for; no order is too old to be among them. */
export async function loadMatchCandidates(
  db: Db,
  lines: readonly BankLineRecord[],
): Promise<MatchCandidates> {
  const withReference = <Order extends { tradeId: string }>(order: Order) => ({
    ...order,
    reference: orderReference(order.tradeId),
  });
  const credits = lines.filter(({ cents }) => cents > 0n);
  const texts = credits.map(({ description }) => description);
  const amounts = (of: readonly BankLineRecord[]) => [...new Set(of.map(openCentsOf))];
  const words = new Set(texts.flatMap((text) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []));
  const sought = { references: referencesIn(texts), amounts: amounts(credits), words: [...words] };
  // One more than is shown tells that there are more.
  const ofAmount = PROPOSALS_SHOWN_MAX + 1;
  const orders = credits.length === 0 ? [] : await listOrdersSought(db, sought, ofAmount);
  const told = await listTold(db, {
    amounts: amounts(lines),
    references: referencesIn(lines.map(({ description }) => description)),
    ofAmount,
  });
  return {
    orders: orders.map(withReference),
    told: told.map(withReference),
  };
}
