import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { SigningProvider } from '../../../../platform/ports/signing-provider.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { lockEnvelope } from '../ceremony/envelopes.store.ts';
import type { Signer } from '../ceremony/signer.ts';
import { targetOf } from '../ceremony/signing-audit.ts';
import { envelopeToSign } from './envelope-to-sign.ts';
import { setReference } from './provider-envelopes.store.ts';

/**
 * Hands the documents over and keeps the reference. Of two requests at once the first to come back wins; what the other
 * prepared is withdrawn, and nobody was told of it. Call it outside of transactions. Throws STATE_REFUSES for an envelope that ended
 * meanwhile; rejects with a SigningProviderError.
 */
export async function handOver(
  deps: Deps,
  provider: SigningProvider,
  envelope: Envelope,
  signers: readonly Signer[],
): Promise<string> {
  const mine = await provider.prepare(await envelopeToSign(deps, envelope, signers));
  const { investorId, id, tradeId } = envelope;
  const kept = await transact(deps.db, async (trx) => {
    if (tradeId !== null) {
      await lockOrder(trx, investorId, tradeId);
    }
    const current = await lockEnvelope(trx, deps.secrets, investorId, id);
    if (current?.status !== 'open' || current.providerReference !== null) {
      return current?.providerReference ?? null;
    }
    await setReference(trx, current, mine);
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'system',
      action: 'signing.handed-over',
      target: targetOf(current),
      investorId,
      detail: { envelopeId: id },
    });
    return mine;
  });
  if (kept !== mine) {
    await provider.withdraw(mine).catch((error: unknown) => {
      // It ends by itself: nobody was told of it.
      deps.log.warn({ err: error }, 'an envelope too many could not be withdrawn');
    });
  }
  if (kept === null) {
    throw new AppError('STATE_REFUSES', { currentState: 'superseded' });
  }
  return kept;
}
