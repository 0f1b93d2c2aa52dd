import { announce } from '../../../../platform/announce.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { ProviderState } from '../../../../platform/ports/signing-provider.ts';
import type { Envelope } from '../ceremony/envelope.ts';

/** A signing provider said of a ceremony that ended another end than is recorded; `tradeId` is null for a profile. */
export type SigningContradiction = {
  investorId: string;
  tradeId: string | null;
  envelopeId: string;
  recorded: Envelope['status'];
  told: Exclude<ProviderState['status'], 'open'>;
};

export interface SigningEvents {
  'signing-told-otherwise': SigningContradiction;
}

/** The end that a provider says of a ceremony that ended so here; one that was replaced may have ended anyhow. */
const SAID_AS: Readonly<Partial<Record<Envelope['status'], SigningContradiction['told']>>> = {
  completed: 'completed',
  declined: 'declined',
  expired: 'withdrawn',
};

/** Says that a provider now tells another end of an envelope than was recorded. The recorded one stands, and a person has to look. */
export async function announceContradiction(
  trx: Db,
  deps: Deps,
  { investorId, id, tradeId, status }: Envelope,
  told: ProviderState['status'],
): Promise<void> {
  const said = SAID_AS[status];
  if (told !== 'open' && said !== undefined && said !== told) {
    const about = { investorId, tradeId, envelopeId: id, recorded: status, told };
    await announce(trx, deps, 'signing-told-otherwise', about);
  }
}
