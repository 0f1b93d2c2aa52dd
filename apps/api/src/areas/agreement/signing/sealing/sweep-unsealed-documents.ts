import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { eachInPortions, type Portions, type Run } from '../../../../platform/portions/each-in-portions.ts';
import { findUnsealedEnvelopes } from '../ceremony/envelopes.store.ts';

/** Documents still unsealed this long after signing lost their job; the sweep asks for it again. */
export const UNSEALED_TOO_LONG_MINUTES = 5;

/** Ceremonies looked up at a time. */
export const SWEEP_ENVELOPES_MAX = 100;

const MINUTE_MS = 60_000;

/**
 * Enqueues sealing again for ceremonies whose job was lost; harmless where everything is sealed. Not for those whose job is pending or
 * running, so that jobs do not pile up while there are many.
 */
export async function sweepUnsealedDocuments(deps: Deps, run: Run = {}): Promise<void> {
  const dueBefore = new Date(deps.clock.now().getTime() - UNSEALED_TOO_LONG_MINUTES * MINUTE_MS);
  let asked = 0;
  const portions: Portions<{ investorId: string; envelopeId: string; place: string }> = {
    job: 'sweep-unsealed-documents',
    atOnce: SWEEP_ENVELOPES_MAX,
    find: (place, limit) => findUnsealedEnvelopes(deps.db, dueBefore, limit, place),
    work: ({ investorId, envelopeId }) =>
      transact(deps.db, async (trx) => {
        if (!(await deps.jobs.isWaiting(trx, 'seal-documents', { investorId, envelopeId }))) {
          await deps.jobs.enqueue(trx, 'seal-documents', { investorId, envelopeId });
          asked += 1;
        }
      }),
  };
  await eachInPortions(deps, portions, run);
  if (asked > 0) {
    deps.log.warn({ envelopes: asked }, 'signed documents wait for their seal');
  }
}
