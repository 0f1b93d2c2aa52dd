import type { Deps } from '../../../../platform/deps.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { findEnvelope } from '../ceremony/envelopes.store.ts';
import { listSigners } from '../ceremony/signers.store.ts';
import { handOver } from './hand-over.ts';
import { isOver } from './is-over.ts';

/**
 * Hands papers to the provider that did not have them when the investor asked to sign; the investor then only needs a link. Does
 * nothing for papers that the provider has, or that nobody may sign any more. Rejects with a SigningProviderError, and where the portal
 * has no provider.
 */
export async function handOverPapers(
  deps: Deps,
  { investorId, id }: Pick<Envelope, 'investorId' | 'id'>,
): Promise<void> {
  const envelope = await findEnvelope(deps.db, deps.secrets, investorId, id);
  if (envelope === undefined || !envelope.isAtProvider || envelope.providerReference !== null) {
    return;
  }
  if (await isOver(deps, envelope)) {
    return;
  }
  if (deps.signingProvider === null) {
    throw new Error('papers wait for a signing provider, and the portal has none');
  }
  await handOver(deps, deps.signingProvider, envelope, await listSigners(deps.db, deps.secrets, envelope));
}
