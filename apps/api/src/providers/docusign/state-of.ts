import { SIGNER_ROLES, type SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { ProviderState } from '../../platform/ports/signing-provider.ts';
import type { EnvelopeRead } from './docusign.wire.ts';
import { RECIPIENT_IDS } from './envelope-definition.ts';

const ENDS: Readonly<Record<string, ProviderState['status']>> = {
  completed: 'completed',
  declined: 'declined',
  voided: 'withdrawn',
  deleted: 'withdrawn',
};

/** A recipient is `signed` for a moment while the provider finishes, then `completed`. */
const SIGNED = new Set(['signed', 'completed']);

/**
 * An envelope's state, from its status and its recipients. The description does not promise the time of a signature; one without
 * counts from `now`, milliseconds since 1970.
 */
export function stateOf(
  { status, recipients }: Pick<EnvelopeRead, 'status' | 'recipients'>,
  now: number,
): ProviderState {
  const signed: Partial<Record<SignerRole, Date | null>> = {};
  for (const role of SIGNER_ROLES) {
    const signer = recipients.signers.find(({ recipientId }) => recipientId === RECIPIENT_IDS[role]);
    if (signer !== undefined) {
      signed[role] = SIGNED.has(signer.status) ? timeOf(signer.signedDateTime, now) : null;
    }
  }
  return { status: ENDS[status] ?? 'open', signed };
}

function timeOf(text: string | undefined, now: number): Date {
  const time = Date.parse(text ?? '');
  return new Date(Number.isNaN(time) ? now : time);
}
