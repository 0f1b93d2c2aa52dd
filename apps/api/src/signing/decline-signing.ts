import type { ClosedSigning } from '@portal/domain/wire/signing';
import type { Language } from '@portal/domain/wire/user';
import { appendAudit } from '../audit/audit.store.ts';
import type { Deps } from '../deps.ts';
import type { Origin } from '../http/route-request.ts';
import { changeOpenEnvelope } from './change-envelope.ts';
import { updateEnvelope } from './envelopes.store.ts';
import { presentClosed } from './present-envelope.ts';
import { addSigningEvent } from './signing-events.store.ts';

/**
 * Ends a ceremony without a signature. The order stays as it is: opening its sign step again starts a new ceremony.
 * Throws SIGNING_LINK_INVALID, or STATE_REFUSES once it was signed.
 */
export async function declineSigning(
  deps: Deps,
  token: string,
  language: Language,
  origin: Origin,
): Promise<ClosedSigning> {
  return changeOpenEnvelope(deps, token, async ({ trx, envelope, trade, at }) => {
    await updateEnvelope(trx, envelope, { status: 'declined' });
    await addSigningEvent(trx, envelope, { id: deps.newId(), kind: 'declined', at, origin });
    await appendAudit(trx, at, {
      actor: `investor:${envelope.investorId}`,
      action: 'signing.declined',
      target: `trade:${trade.id}`,
      investorId: envelope.investorId,
      detail: { envelopeId: envelope.id },
    });
    return presentClosed(envelope, 'declined', language);
  });
}
