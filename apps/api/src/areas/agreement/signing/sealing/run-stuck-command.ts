import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Deps } from '../../../../platform/deps.ts';
import { findUnsealedEnvelopes } from '../ceremony/envelopes.store.ts';
import { SWEEP_ENVELOPES_MAX, UNSEALED_TOO_LONG_MINUTES } from './sweep-unsealed-documents.ts';

export const STUCK_USAGE = [
  'npm run dealer -- stuck                                   signed documents that wait for their seal',
];

const MINUTE_MS = 60_000;

/** `stuck`: lists what was signed but not yet sealed, the longest waiting first; every run of the sweep asks for each again. */
export async function runStuckCommand(deps: Deps): Promise<string[]> {
  const now = deps.clock.now().getTime();
  const dueBefore = new Date(now - UNSEALED_TOO_LONG_MINUTES * MINUTE_MS);
  const stuck = await findUnsealedEnvelopes(deps.db, dueBefore, SWEEP_ENVELOPES_MAX);
  if (stuck.length === 0) {
    return ['Every signed document has its seal.'];
  }
  return stuck.map(({ tradeId, envelopeId, sealDueAt }) =>
    [
      tradeId === null ? 'a profile' : orderReference(tradeId),
      `ceremony ${envelopeId}`,
      `waits for its seal for ${Math.floor((now - sealDueAt.getTime()) / MINUTE_MS)} min`,
    ].join(' | '),
  );
}
