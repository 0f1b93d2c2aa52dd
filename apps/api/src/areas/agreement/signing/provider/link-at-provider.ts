import { commitSoFar } from '../../../../platform/db/call-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { type SigningProvider, SigningProviderError } from '../../../../platform/ports/signing-provider.ts';
import type { Envelope } from '../ceremony/envelope.ts';
import { findEnvelope } from '../ceremony/envelopes.store.ts';
import type { Signer } from '../ceremony/signer.ts';
import { listSigners } from '../ceremony/signers.store.ts';
import { handOver } from './hand-over-papers.ts';
import { reconcileEnvelope } from './reconcile-envelope.ts';

type Key = Pick<Envelope, 'investorId' | 'id'>;

/**
 * Where the investor signs an envelope that is held at the provider or, once they have signed, where they came from. Hands the
 * documents over the first time. Call it outside transactions. Throws UNAVAILABLE while the provider does not answer, and
 * STATE_REFUSES for an envelope that ended in the meantime: the next request prepares a new one.
 */
export async function linkAtProvider(deps: Deps, key: Key): Promise<string> {
  const provider = deps.signingProvider;
  if (provider === null) {
    throw new AppError('UNAVAILABLE');
  }
  // The provider may take long, and what was opened for it must be there before it answers.
  await commitSoFar(deps.db);
  try {
    return await linkOrReturn(deps, provider, key);
  } catch (error) {
    throw error instanceof SigningProviderError
      ? new AppError('UNAVAILABLE', {
          cause: error,
          ...(error.retryAfterSeconds === null ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
        })
      : error;
  }
}

async function linkOrReturn(deps: Deps, provider: SigningProvider, key: Key): Promise<string> {
  const { envelope, investor, signers } = await read(deps, key);
  if (investor.signedAt !== null) {
    return envelope.returnUrl;
  }
  if (envelope.providerReference === null) {
    const reference = await handOver(deps, provider, envelope, signers);
    return link(deps, provider, reference, envelope, investor);
  }
  try {
    return await link(deps, provider, envelope.providerReference, envelope, investor);
  } catch (error) {
    // The provider gives no link for what was signed or ended there; perhaps that news has not reached us yet.
    await reconcileEnvelope(deps, key);
    const now = await read(deps, key);
    if (now.investor.signedAt !== null) {
      return now.envelope.returnUrl;
    }
    throw now.envelope.status === 'open'
      ? error
      : new AppError('STATE_REFUSES', { currentState: now.envelope.status });
  }
}

async function read(deps: Deps, { investorId, id }: Key) {
  const envelope = await findEnvelope(deps.db, deps.secrets, investorId, id);
  const signers = envelope === undefined ? [] : await listSigners(deps.db, deps.secrets, envelope);
  const investor = signers.find(({ role }) => role === 'investor');
  if (envelope === undefined || investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return { envelope, investor, signers };
}

function link(
  deps: Deps,
  provider: SigningProvider,
  reference: string,
  envelope: Envelope,
  { person }: Signer,
): Promise<string> {
  return provider.linkFor(
    reference,
    { envelopeId: envelope.id, name: person.name, email: person.email },
    `${deps.config.publicUrl}/signing/returned/${envelope.id}`,
  );
}
