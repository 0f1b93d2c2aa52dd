import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { findEnvelope } from '../ceremony/envelopes.store.ts';
import { targetOf } from '../ceremony/signer.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { isOver } from './is-over.ts';
import { claimCheck, endAtProvider, findOpenReference, noteAsked } from './provider-envelopes.store.ts';

/** How often the provider allows its state to be polled for one envelope; events come on their own. */
export const CHECK_EVERY_MINUTES = 15;

const MINUTE_MS = 60_000;

/**
 * Brings our envelope and the provider's into agreement: one that nobody may sign any more is withdrawn there, any other is
 * brought to its state there. That state is polled at most once in CHECK_EVERY_MINUTES, whoever asks. Rejects with a
 * SigningProviderError.
 */
export async function reconcileEnvelope(
  deps: Deps,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
): Promise<void> {
  const { signingProvider: provider, db, clock } = deps;
  const envelope = await findEnvelope(db, deps.secrets, investorId, id);
  const reference = await findOpenReference(db, { investorId, id });
  if (provider === null || envelope === undefined || reference === null) {
    return;
  }
  if (await isOver(deps, envelope)) {
    await noteAsked(db, envelope, clock.now());
    await recordWithdrawal(deps, envelope, await provider.withdraw(reference));
    return;
  }
  const at = clock.now();
  const notAfter = new Date(at.getTime() - CHECK_EVERY_MINUTES * MINUTE_MS);
  if (await claimCheck(db, envelope, { at, notAfter })) {
    await applyProviderState(deps, envelope, await provider.stateOf(reference));
  }
}

/** An envelope that was signed before it could be withdrawn is recorded as such in the audit log, where the dealer can see it. */
async function recordWithdrawal(
  deps: Deps,
  envelope: Envelope,
  outcome: 'withdrawn' | 'ended-before',
): Promise<void> {
  const at = deps.clock.now();
  await transact(deps.db, async (trx) => {
    if (await endAtProvider(trx, envelope, at)) {
      await appendAudit(trx, deps, at, {
        actor: 'system',
        action: 'signing.withdrawn',
        target: targetOf(envelope),
        investorId: envelope.investorId,
        detail: { envelopeId: envelope.id, outcome },
      });
    }
  });
}
