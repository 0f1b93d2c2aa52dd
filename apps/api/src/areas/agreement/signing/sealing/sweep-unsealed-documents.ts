import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { findUnsealedEnvelopes } from '../ceremony/envelopes.store.ts';

/** Documents still unsealed this long after signing lost their job; the sweep asks for it again. */
export const UNSEALED_TOO_LONG_MINUTES = 5;

/** Ceremonies per run of the sweep. */
export const SWEEP_ENVELOPES_MAX = 100;

const MINUTE_MS = 60_000;

/** Enqueues sealing again for ceremonies whose job was lost; harmless where everything is sealed. */
export async function sweepUnsealedDocuments(deps: Deps): Promise<void> {
  const dueBefore = new Date(deps.clock.now().getTime() - UNSEALED_TOO_LONG_MINUTES * MINUTE_MS);
  const stuck = await findUnsealedEnvelopes(deps.db, dueBefore, SWEEP_ENVELOPES_MAX);
  if (stuck.length === 0) {
    return;
  }
  deps.log.warn({ envelopes: stuck.length }, 'signed documents wait for their seal');
  await transact(deps.db, async (trx) => {
    for (const { investorId, envelopeId } of stuck) {
      await deps.jobs.enqueue(trx, 'seal-documents', { investorId, envelopeId });
    }
  });
}
