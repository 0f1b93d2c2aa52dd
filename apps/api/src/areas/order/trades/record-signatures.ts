import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import type { TradeRecord } from './trade-record.ts';
import { updateTrade } from './trades.store.ts';

type Order = Pick<TradeRecord, 'investorId' | 'id'>;

/** A signature on an order: the investor signs first, a joint investor second. */
type Signing = { role: 'investor' | 'joint'; signedAt: Date };

/** Records one signature on the order's documents; the caller has locked the order. */
export async function recordSignature(
  trx: Db,
  order: Order,
  { role, signedAt }: Signing,
  at: Date,
): Promise<void> {
  await updateTrade(
    trx,
    order,
    role === 'investor' ? { investorSignedAt: signedAt } : { jointSignedAt: signedAt },
    at,
  );
}

/** Takes all signatures back: one of the signers declined. */
export async function takeSignaturesBack(trx: Db, order: Order, at: Date): Promise<void> {
  await updateTrade(trx, order, { investorSignedAt: null, jointSignedAt: null }, at);
}

/** Makes an order rely on another version of the profile; signatures given on the version before no longer count. */
export async function relyOnProfile(trx: Db, order: Order, kycId: string, at: Date): Promise<void> {
  const unsigned = { investorSignedAt: null, jointSignedAt: null, documentsSealedAt: null };
  await updateTrade(trx, order, { kycId, ...unsigned }, at);
}

/** Records that all documents of the order are sealed, which may be what its receipt waited for. */
export async function recordSealed(
  trx: Db,
  deps: Deps,
  order: Order & Pick<TradeRecord, 'status'>,
  at: Date,
): Promise<void> {
  await updateTrade(trx, order, { documentsSealedAt: at }, at);
  await confirmReceipt(trx, deps, { ...order, documentsSealedAt: at });
}

/** While an order waits for its second purchaser it keeps its units this long: to join, to give a profile, to sign. */
const PURCHASER_DAYS = 7;

/** While an order waits for a representative whom the dealer has to find, it keeps its units this long. */
const REPRESENTATIVE_DAYS = 10;

const DAY_MS = 86_400_000;

/** An order that waits for somebody else must not lose its units to the short first hold. */
export async function keepUnitsForPurchaser(
  trx: Db,
  order: Order & Pick<TradeRecord, 'holdExpiresAt'>,
  at: Date,
): Promise<void> {
  await holdUnitsUntil(trx, order, new Date(at.getTime() + PURCHASER_DAYS * DAY_MS), at);
}

/** What only the dealer can bring about costs the investor no units. */
export async function keepUnitsForRepresentative(
  trx: Db,
  order: Order & Pick<TradeRecord, 'holdExpiresAt'>,
  at: Date,
): Promise<void> {
  await holdUnitsUntil(trx, order, new Date(at.getTime() + REPRESENTATIVE_DAYS * DAY_MS), at);
}

/** Extends the hold on an order's units, if it ends earlier. */
export async function holdUnitsUntil(
  trx: Db,
  order: Order & Pick<TradeRecord, 'holdExpiresAt'>,
  until: Date,
  at: Date,
): Promise<void> {
  if (order.holdExpiresAt !== null && order.holdExpiresAt < until) {
    await updateTrade(trx, order, { holdExpiresAt: until }, at);
  }
}
