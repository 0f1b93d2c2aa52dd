import type { Deps } from '../../../../platform/deps.ts';
import { cancellationOfOrder } from '../cancelling/cancellation.ts';
import { findOrder } from '../find-order.ts';

/** Not null while the right to cancel the order runs; ISO 8601. */
export type RightToCancel = { mayCancel: { rightEndsAt: string; timeZone: string } | null };

/** Messages to a person who has signed say until when they may cancel, while they may. */
export async function gatherRightToCancel(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { investorId, tradeId }: { investorId: string; tradeId: string },
): Promise<RightToCancel> {
  const order = await findOrder(db, investorId, tradeId);
  const cancellation = order === undefined ? null : await cancellationOfOrder(db, order);
  const rightEndsAt = cancellation?.rightEndsAt ?? null;
  const isRunning = cancellation !== null && rightEndsAt !== null && clock.now() < rightEndsAt;
  return {
    mayCancel: isRunning ? { rightEndsAt: rightEndsAt.toISOString(), timeZone: cancellation.timeZone } : null,
  };
}
