import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { ProviderMessage } from '../../../../platform/ports/signing-provider.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { findByReference } from './provider-envelopes.store.ts';

/**
 * Takes an event from the signing provider. One about an unknown envelope is acknowledged and dropped, so that it is not sent
 * again. Throws NOT_FOUND without a provider, and EVENT_SIGNATURE_WRONG, with a row in the audit log, where the signature does
 * not prove its origin.
 */
export async function receiveSigningEvent(deps: Deps, message: ProviderMessage): Promise<void> {
  const provider = deps.signingProvider;
  if (provider === null) {
    throw new AppError('NOT_FOUND');
  }
  const event = provider.readEvent(message);
  if (event === 'forged') {
    await transact(deps.db, (trx) =>
      appendAudit(trx, deps, deps.clock.now(), {
        actor: 'anonymous',
        action: 'signing.event-refused',
        target: 'signing',
        investorId: null,
      }),
    );
    throw new AppError('EVENT_SIGNATURE_WRONG');
  }
  const key = event === null ? undefined : await findByReference(deps.db, event.reference);
  if (event === null || key === undefined) {
    return;
  }
  if (event.state === null) {
    const { investorId, id: envelopeId } = key;
    await transact(deps.db, (trx) => deps.jobs.enqueue(trx, 'reconcile-signing', { investorId, envelopeId }));
    return;
  }
  await applyProviderState(deps, key, event.state);
}
