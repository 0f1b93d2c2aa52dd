import type { SignerRole } from '@portal/domain/signing/signer-role';
import type { ProviderState } from '../../ports/signing-provider.ts';
import { RECIPIENT_IDS } from './envelope-definition.ts';
import type { EnvelopeRead } from './wire.ts';

const ENDS: Readonly<Record<string, ProviderState['status']>> = {
  completed: 'completed',
  declined: 'declined',
  voided: 'withdrawn',
  deleted: 'withdrawn',
};

/** A recipient is `signed` for a moment while the provider finishes, then `completed`. */
const SIGNED = new Set(['signed', 'completed']);

/** How an envelope stands, from its status and its recipients. */
export function stateOf({ status, recipients }: Pick<EnvelopeRead, 'status' | 'recipients'>): ProviderState {
  const signedAt = (role: SignerRole) => {
    const signer = recipients.signers.find(({ recipientId }) => recipientId === RECIPIENT_IDS[role]);
    if (signer === undefined) {
      return {};
    }
    const at = SIGNED.has(signer.status) ? signer.signedDateTime : undefined;
    return { [role]: at === undefined ? null : new Date(at) };
  };
  return { status: ENDS[status] ?? 'open', signed: { ...signedAt('investor'), ...signedAt('joint') } };
}
