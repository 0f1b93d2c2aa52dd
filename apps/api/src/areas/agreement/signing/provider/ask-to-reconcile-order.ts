import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { OrderEvents } from '../../../order/trades/order-events.ts';
import { findToReconcile, listOpenAtProvider } from './provider-envelopes.store.ts';
import { CHECK_EVERY_MINUTES } from './reconcile-envelope.ts';

/** Envelopes per run of the sweep: a provider allows some thousand calls an hour. */
export const SWEEP_PROVIDER_MAX = 100;

const MINUTE_MS = 60_000;

/** Enqueues a check of what the provider still holds of an order, to run once the caller's change is committed. */
export async function askToReconcileOrder(
  trx: Db,
  deps: Deps,
  trade: { investorId: string; id: string },
): Promise<void> {
  for (const { investorId, id } of await listOpenAtProvider(trx, trade.investorId, trade.id)) {
    await deps.jobs.enqueue(trx, 'reconcile-signing', { investorId, envelopeId: id });
  }
}

/** The same for an order that ended: nobody may sign it any more. */
export async function askToReconcileEnded(
  trx: Db,
  deps: Deps,
  { order }: OrderEvents['order-ended'],
): Promise<void> {
  await askToReconcileOrder(trx, deps, order);
}

/** Finds envelopes with missed events, and those that were never withdrawn. Does nothing without a provider. */
export async function sweepProviderEnvelopes(deps: Deps): Promise<void> {
  if (deps.signingProvider === null) {
    return;
  }
  const quietSince = new Date(deps.clock.now().getTime() - CHECK_EVERY_MINUTES * MINUTE_MS);
  const found = await findToReconcile(deps.db, { quietSince, limit: SWEEP_PROVIDER_MAX });
  await transact(deps.db, async (trx) => {
    for (const { investorId, id } of found) {
      await deps.jobs.enqueue(trx, 'reconcile-signing', { investorId, envelopeId: id });
    }
  });
}
