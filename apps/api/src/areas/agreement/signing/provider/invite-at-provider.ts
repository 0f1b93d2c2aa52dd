import type { Deps } from '../../../../platform/deps.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { findOpenReference } from './provider-envelopes.store.ts';

/** Has the provider mail the signer whose turn it is once more. Does nothing for an envelope that has ended. */
export async function inviteAtProvider(deps: Deps, key: Pick<Envelope, 'investorId' | 'id'>): Promise<void> {
  const reference = await findOpenReference(deps.db, key);
  if (reference !== null) {
    await deps.signingProvider?.invite(reference);
  }
}
